// The story of a session: every message in order, the newest read out, earlier ones on demand.
import type { Execute, GameMessage } from '@hakoniwa/protocol/sessions';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedSession } from '../data/use-session.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/toast.tsx';
import { PlayerAct, StoryMessage } from './story-message.tsx';
import { storyParts } from './story-parts.ts';

interface StoryProps {
  readonly session: PlayedSession;
  /** What was sent and is not part of the story yet. */
  readonly pending: Execute | undefined;
}

export function StoryFeed({ session, pending }: StoryProps) {
  const { t } = useTranslation('game');
  const { messages } = session;
  const isTold = messages.at(-1)?.messageType === 'PLAYER_ACTION';
  return (
    <section aria-label={t('story')}>
      {(messages[0]?.sequence ?? 1) > 1 ? <Earlier session={session} /> : null}
      <ol className="grid gap-5">
        {storyParts(messages).map((part) =>
          part.kind === 'told' ? (
            <StoryMessage key={part.message.sequence} message={part.message} />
          ) : (
            <Undone key={part.messages[0]?.sequence} messages={part.messages} />
          ),
        )}
        {pending && !isTold ? (
          <li className="opacity-70">
            <PlayerAct text={pending.actionText} />
          </li>
        ) : null}
      </ol>
      <Newest messages={messages} />
    </section>
  );
}

/** What was taken back never happened, but can be read. */
function Undone({ messages }: { readonly messages: readonly GameMessage[] }) {
  const { t } = useTranslation('game');
  return (
    <li>
      <details className="border-l-2 border-line pl-4 text-soft">
        <summary className="min-h-9 cursor-pointer text-small">{t('undone')}</summary>
        <ol className="mt-3 grid gap-5">
          {messages.map((message) => (
            <StoryMessage key={message.sequence} message={message} />
          ))}
        </ol>
      </details>
    </li>
  );
}

function Earlier({ session }: { readonly session: PlayedSession }) {
  const { t } = useTranslation('game');
  const { fail } = useToasts();
  const textOf = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    await session.watch.readEarlier().catch((error: unknown) => fail(textOf(error)));
    setBusy(false);
  };
  return (
    <p className="mb-5 text-center">
      <Button isSmall isBusy={isBusy} icon="undo" onClick={() => void read()}>
        {t('earlier')}
      </Button>
    </p>
  );
}

/** Reads out what was told since the page was opened, and keeps the newest in sight. */
function Newest({ messages }: { readonly messages: readonly GameMessage[] }) {
  const end = useRef<HTMLDivElement>(null);
  const last = messages.findLast(({ messageType }) => messageType !== 'PLAYER_ACTION');
  const [first] = useState(last?.sequence ?? 0);
  const sequence = last?.sequence ?? 0;
  useEffect(() => {
    const told = end.current?.parentElement?.querySelector(`[data-sequence="${sequence}"]`);
    told?.scrollIntoView({ block: sequence === first ? 'start' : 'nearest' });
  }, [sequence, first]);
  return (
    <div ref={end} aria-live="polite" className="sr-only">
      {last && sequence > first ? last.content : ''}
    </div>
  );
}
