// What a turn was done for, and, when asked, what else was weighed just then and why it was not done.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import type { ShownTurn } from './turns-of.ts';

interface ReasonProps {
  readonly garden: string;
  readonly turn: ShownTurn;
}

/** What it was done for, where the reader may know. */
export function Reason({ garden, turn }: ReasonProps) {
  const { t } = useTranslation('scene');
  const [isOpen, setOpen] = useState(false);
  const event = turn.events.find(({ reason }) => reason !== undefined);
  if (event?.reason === undefined) return null;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-fine text-soft">
        {t('reason', { text: event.reason })}
        <Button tone="quiet" isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('considered.ask')}
        </Button>
      </p>
      {isOpen ? <NotDone garden={garden} seq={event.seq} /> : null}
    </div>
  );
}

function NotDone({ garden, seq }: { readonly garden: string; readonly seq: number }) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const reasons = useQuery({
    queryKey: ['garden', garden, 'reasons', seq],
    queryFn: () => api.gardens.reasons(garden, seq),
  });
  if (reasons.isPending) return <Loading />;
  if (reasons.error)
    return <ErrorState error={reasons.error} onRetry={() => void reasons.refetch()} />;
  const { considered, refused } = reasons.data;
  const left = [
    ...considered.map(({ text, because }) => ({ text, because })),
    ...refused.map(({ text }) => ({ text, because: t('considered.refused') })),
  ];
  if (left.length === 0) return <p className="text-fine text-soft">{t('considered.none')}</p>;
  return (
    <ul className="rise measure grid gap-0.5 rounded-chip bg-sunk px-3 py-2 text-fine text-soft">
      {left.map(({ text, because }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was weighed stands in a fixed order.
        <li key={index}>{t('considered.line', { text, because })}</li>
      ))}
    </ul>
  );
}
