// One turn of a run: what came first, what was settled, and what the judge found in each.
import type { LabTurn } from '@hakoniwa/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Badge } from '../ui/badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

interface TurnDialogProps {
  readonly run: string;
  readonly cell: string;
  readonly turn?: number;
  readonly onClose: () => void;
}

export function TurnDialog({ run, cell, turn, onClose }: TurnDialogProps) {
  const { t } = useTranslation('lab');
  const api = useApi();
  const asked = useQuery({
    queryKey: ['lab-turn', run, cell, turn],
    queryFn: () => api.lab.turn(run, { cell, turn: turn ?? 0 }),
    enabled: turn !== undefined,
  });
  const judged = asked.data?.judged;
  return (
    <Dialog
      isOpen={turn !== undefined}
      title={t('turns.title', { turn, name: judged?.name ?? '' })}
      onClose={onClose}
    >
      {asked.isPending ? <Loading /> : null}
      {asked.error ? <ErrorState error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      {judged ? (
        <div className="grid gap-4">
          <Judged label={t('turns.first')} text={judged.first} />
          {judged.final.text === judged.first.text ? null : (
            <Judged label={t('turns.final')} text={judged.final} />
          )}
          <p className="text-fine text-soft">
            {t('turns.cost', { retries: judged.retries, calls: judged.calls.length })}
          </p>
        </div>
      ) : null}
    </Dialog>
  );
}

interface JudgedProps {
  readonly label: string;
  readonly text: LabTurn['judged']['first'];
}

function Judged({ label, text: { text, violations } }: JudgedProps) {
  const { t } = useTranslation('lab');
  return (
    <section className="grid gap-2">
      <h3 className="text-small text-soft">{label}</h3>
      <p className="rounded-chip bg-sunk p-3 whitespace-pre-wrap">{text}</p>
      {violations.length === 0 ? (
        <p>
          <Badge tone="good">{t('turns.fine')}</Badge>
        </p>
      ) : null}
      {violations.map(({ reason, text: act, target }) => (
        <p key={`${reason}-${act}`} className="flex flex-wrap items-center gap-2 text-small">
          <Badge tone="bad">{reason}</Badge>
          <span>{act}</span>
          {target === null ? null : <span className="text-soft">{target}</span>}
        </p>
      ))}
    </section>
  );
}
