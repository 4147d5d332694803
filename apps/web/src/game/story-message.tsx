// One message of the story: what the player did, what the world told, or a note of the session itself.
import type { GameMessage } from '@hakoniwa/protocol/sessions';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';

export const StoryMessage = memo(function StoryMessage({
  message,
}: {
  readonly message: GameMessage;
}) {
  const { messageType, content, sequence } = message;
  return (
    <li data-sequence={sequence} className="scroll-mt-24">
      {messageType === 'PLAYER_ACTION' ? (
        <PlayerAct text={content} />
      ) : messageType === 'SYSTEM_EVENT' ? (
        <Note text={content} />
      ) : (
        <Narrative message={message} />
      )}
    </li>
  );
});

export function PlayerAct({ text }: { readonly text: string }) {
  const { t } = useTranslation('game');
  return (
    <div className="flex justify-end">
      <p className="max-w-[85%] rounded-card rounded-br-none border border-line bg-leaf px-4 py-2 text-ink wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{t('you')}: </span>
        {text}
      </p>
    </div>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <p className="flex items-center gap-3 text-small text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {text}
    </p>
  );
}

function Narrative({ message }: { readonly message: GameMessage }) {
  const { t } = useTranslation('game');
  const { content, metadata, turnNumber } = message;
  const isDenied = metadata.success === false;
  return (
    <article
      className={
        isDenied
          ? 'rounded-card border border-l-4 border-line border-l-clay bg-card px-4 py-3 sm:px-5'
          : 'paper-edge rounded-card bg-card px-4 py-4 sm:px-6 sm:py-5'
      }
    >
      <header className="mb-1 flex flex-wrap items-center gap-2 text-fine text-soft">
        <span className="sr-only">{t('narrator')}</span>
        {turnNumber > 0 ? <span>{t('turn', { number: turnNumber })}</span> : null}
        {isDenied ? <Badge tone="bad">{t('denied')}</Badge> : null}
      </header>
      <div className="measure grid gap-3 text-[1.0625rem] leading-8 break-normal wrap-anywhere">
        {content.split(/\n+/).map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a kept message never change.
          <Paragraph key={i} text={paragraph} />
        ))}
      </div>
      {isDenied ? <p className="mt-2 text-fine text-soft">{t('deniedText')}</p> : null}
      {metadata.degraded === true ? <p className="mt-2 text-fine text-soft">{t('plain')}</p> : null}
    </article>
  );
}

/** The narrator notes a quest that moved by its title in brackets. */
const QUEST_NOTE = /^(?:〈[^〉]+〉|\[[^\]]+\])/;
/** How far it is, at the end of such a note. */
const COUNT = /(（\d+／\d+）|\(\d+\/\d+\))$/;

function Paragraph({ text }: { readonly text: string }) {
  if (!QUEST_NOTE.test(text)) return <p>{text}</p>;
  return (
    <p className="flex items-start gap-2 text-small leading-6 text-moss-deep not-first:-mt-2">
      <span className="mt-1 text-moss">
        <Icon name="sprout" size={16} />
      </span>
      <span>
        {text.replace(COUNT, '')}
        <span className="whitespace-nowrap">{COUNT.exec(text)?.[0]}</span>
      </span>
    </p>
  );
}
