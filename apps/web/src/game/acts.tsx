// What can be done now: the offered choices, words of one's own, and how far the world is with an answer.
import type { Choice, SessionScene } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import type { PlayedSession } from '../data/use-session.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { Choices } from './choices.tsx';
import { TurnComposer } from './composer.tsx';
import { TakeBack } from './take-back.tsx';
import type { useTurn } from './use-turn.ts';
import { Waiting } from './waiting.tsx';

interface ActsProps {
  readonly session: PlayedSession;
  readonly scene: SessionScene;
  readonly turn: ReturnType<typeof useTurn>;
  readonly draft: string;
  readonly setDraft: (text: string) => void;
}

export function Acts({ session, scene, turn, draft, setDraft }: ActsProps) {
  const { sp, choices } = scene;
  const isBusy = turn.pending !== undefined || session.progress !== undefined;
  // What cannot be declined has only one answer, and that is in its dialog.
  if (scene.proposal?.isMandatory) return null;
  const take = ({ id, text }: Choice) =>
    turn.send({ actionText: text, actionType: 'choice', choiceId: id });
  return (
    <div className="mt-6 grid gap-5">
      {isBusy ? (
        <Waiting progress={session.progress} {...(turn.pending ? { onStop: turn.stop } : {})} />
      ) : null}
      <Failed turn={turn} />
      {isBusy ? null : (
        <Choices
          choices={choices}
          balance={sp.balance}
          aside={<TakeBack sessionId={scene.session.id} {...{ session, draft, setDraft }} />}
          onTake={take}
        />
      )}
      <TurnComposer
        text={draft}
        cost={sp.customCost}
        balance={sp.balance}
        isBusy={isBusy}
        onChange={setDraft}
        onSend={(actionText) => turn.send({ actionText, actionType: 'custom' })}
      />
    </div>
  );
}

function Failed({ turn }: Pick<ActsProps, 'turn'>) {
  const { t } = useTranslation('game');
  const textOf = useErrorText();
  const { failure, isStopped } = turn;
  return (
    <div role="alert">
      {isStopped ? (
        <p className="rounded-chip bg-sunk px-3 py-2 text-small">{t('stopped')}</p>
      ) : null}
      {failure ? (
        <div className="grid gap-2 rounded-card border border-clay bg-clay-soft p-4 text-small">
          <p className="font-medium text-clay">{t('failed')}</p>
          <p>{textOf(failure.error)}</p>
          <blockquote className="border-l-2 border-clay pl-3 text-soft wrap-anywhere">
            {failure.wish.actionText}
          </blockquote>
          <p className="flex gap-2">
            <Button isSmall icon="again" onClick={turn.retry}>
              {t('retry')}
            </Button>
            <Button isSmall tone="quiet" onClick={turn.drop}>
              {t('drop')}
            </Button>
          </p>
        </div>
      ) : null}
    </div>
  );
}
