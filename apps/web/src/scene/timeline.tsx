// The turns in their order; the newest is read out, the oldest can be fetched.
import type { GardenView, WatchState } from '@hakoniwa/client';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { LongList } from '../ui/long-list.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { TurnCard } from './turn-card.tsx';
import { type ShownTurn, turnsOf } from './turns-of.ts';
import { useSceneLog } from './use-scene-log.ts';

interface TimelineProps {
  readonly garden: string;
  readonly state: WatchState;
  readonly view: GardenView | undefined;
  readonly onInspect: (seq: number) => void;
}

export function Timeline({ garden, state, view, onInspect }: TimelineProps) {
  const { t } = useTranslation('scene');
  const { seq } = useSearch({ from: '/scene/$id' });
  const log = useSceneLog(garden, { state, asked: seq });
  const { events, hasEarlier, readEarlier, error, isRead } = log;
  const turns = useMemo(() => turnsOf(events), [events]);
  const isSought = ({ first, last }: ShownTurn) => seq !== undefined && first <= seq && seq <= last;
  const sought = turns.findIndex(isSought);
  if (error) return <ErrorState error={error} />;
  if (!isRead) return <Loading />;
  return (
    <div>
      {hasEarlier ? (
        <Button isSmall tone="quiet" icon="undo" onClick={() => void readEarlier()}>
          {t('earlier')}
        </Button>
      ) : null}
      {turns.length === 0 ? <EmptyState icon="book" title={t('empty')} /> : null}
      <LongList
        label={t('timeline')}
        items={turns}
        keyOf={({ first }) => `${state.view?.point.branch} ${first}`}
        guessHeight={110}
        isLive
        startAt={sought < 0 ? undefined : sought}
        className="max-h-[52vh] min-h-40"
        draw={(turn, index) => (
          <TurnCard
            garden={garden}
            turn={turn}
            events={events}
            state={state}
            view={view}
            isLast={index === turns.length - 1}
            isSought={index === sought}
            onInspect={onInspect}
          />
        )}
      />
    </div>
  );
}
