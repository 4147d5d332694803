// A result that is being worked out: its steps and how far each is; when it failed, a way to try again.
import type { PendingResult } from '@hakoniwa/protocol/sessions';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ErrorState } from '../ui/states.tsx';
import type { ja } from './locale/ja.ts';

interface PendingProps {
  readonly sessionId: string;
  readonly pending: PendingResult;
  /** It is being worked out anew. */
  readonly onAgain: () => void;
}

type Step = keyof typeof ja.steps;
type State = keyof typeof ja.states;

export function PendingPanel({ sessionId, pending, onAgain }: PendingProps) {
  const { t } = useTranslation('result');
  const isFailed = pending.processingStatus === 'failed';
  return (
    <section className="paper-edge mx-auto grid max-w-xl gap-5 rounded-card bg-card p-6">
      <div role="status" className="flex items-center gap-3">
        <span aria-hidden="true" className={isFailed ? 'text-clay' : 'breathe text-moss'}>
          <Icon name={isFailed ? 'warn' : 'sprout'} size={28} />
        </span>
        <h2 className="text-title">{isFailed ? t('failed') : t('working')}</h2>
      </div>
      <p className="text-soft">{isFailed ? t('failedText') : t('workingText')}</p>
      <Steps pending={pending} />
      {isFailed ? <Again sessionId={sessionId} onAgain={onAgain} /> : null}
    </section>
  );
}

function Steps({ pending }: Pick<PendingProps, 'pending'>) {
  const { t, i18n } = useTranslation('result');
  const isKnown = (key: string) => i18n.exists(key, { ns: 'result' });
  return (
    <ol className="grid gap-2">
      {pending.steps
        .filter(({ step }) => isKnown(`steps.${step}`))
        .map(({ step, state }) => {
          const isDone = state === 'done' || state === 'degraded';
          const word = isKnown(`states.${state}`) ? (state as State) : 'running';
          return (
            <li key={step} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className={`grid size-6 place-items-center rounded-full ${isDone ? 'bg-moss text-on-moss' : 'border border-line text-soft'}`}
              >
                {isDone ? <Icon name="check" size={14} /> : null}
              </span>
              <span className="grow">{t(`steps.${step as Step}`)}</span>
              <span className="text-fine text-soft">{t(`states.${word}`)}</span>
            </li>
          );
        })}
    </ol>
  );
}

function Again({ sessionId, onAgain }: Omit<PendingProps, 'pending'>) {
  const { t } = useTranslation('result');
  const api = useApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.sessions.retryResult(sessionId),
    onSuccess: onAgain,
  });
  return (
    <div className="grid gap-3">
      <Button tone="main" icon="again" isBusy={isPending} onClick={() => mutate()}>
        {t('again')}
      </Button>
      {error ? <ErrorState error={error} /> : null}
    </div>
  );
}
