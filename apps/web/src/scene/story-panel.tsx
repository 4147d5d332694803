// How the story goes: the stall meter and the fact cards for whoever is next; told with every turn, asked for after a move.
import type { WatchState } from '@hakoniwa/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Meter } from '../ui/meter.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

interface StoryPanelProps {
  readonly garden: string;
  readonly state: WatchState;
}

export function StoryPanel({ garden, state }: StoryPanelProps) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const { branch, seq } = state.view?.point ?? {};
  const told = state.view?.scene?.story ?? undefined;
  const asked = useQuery({
    queryKey: ['garden', garden, 'story', branch, seq],
    queryFn: () => api.gardens.story(garden),
    placeholderData: keepPreviousData,
    enabled: seq !== undefined && told === undefined,
  });
  const story = told ?? asked.data;
  if (!story && asked.error)
    return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!story) return <Loading />;
  const { stall, cards } = story;
  return (
    <div className="grid gap-4">
      <Meter
        label={t('story.stall')}
        value={(1 - stall.score) * 100}
        low={50}
        text={t(`story.levels.${stall.level}`)}
      />
      <section>
        <h3 className="mb-2 text-body">{t('story.cards')}</h3>
        {cards.length === 0 ? <p className="text-small text-soft">{t('story.none')}</p> : null}
        <ul className="grid gap-2">
          {cards.map((card) => (
            <li
              key={card}
              className="rounded-chip border border-line bg-sun-soft px-3 py-2 text-small"
            >
              {card}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
