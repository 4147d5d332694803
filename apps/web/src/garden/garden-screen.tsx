// The garden: its map, its time, its people, and the director's hand.
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWatch } from '../data/use-watch.ts';
import { OfflineNote } from '../shell/offline.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { PaperCard } from '../ui/card.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ActivityLog } from './activity-log.tsx';
import { PickedCard } from './cards/picked-card.tsx';
import { DirectorControls } from './director-controls.tsx';
import { MapView } from './map/map-view.tsx';
import type { Picked } from './map/pick.ts';
import { PeopleList } from './people-list.tsx';
import { TimeBar } from './time-bar.tsx';
import { Ways } from './ways.tsx';

export function GardenScreen() {
  const { t } = useTranslation('garden');
  const { id } = useParams({ from: '/garden/$id' });
  const state = useWatch(id, id === 'front' ? 'public' : 'director');
  const [picked, setPicked] = useState<Picked>();
  const side = useRef<HTMLDivElement>(null);
  // On a narrow page the card opens below the map, out of sight.
  useEffect(() => {
    if (picked && matchMedia('(width < 64rem)').matches) side.current?.scrollIntoView();
  }, [picked]);
  const { watched, phase, error } = state;
  if (phase === 'refused') return <ErrorState title={t('refused')} error={error} />;
  if (id === 'front' && watched?.isOwn)
    return <Navigate to="/garden/$id" params={{ id: watched.garden.id }} replace />;
  const tabs = [
    {
      id: 'people',
      label: t('tabs.people'),
      content: <PeopleList state={state} picked={picked} onPick={setPicked} />,
    },
    { id: 'log', label: t('tabs.log'), content: <ActivityLog state={state} /> },
    ...(watched?.isOwn
      ? [
          {
            id: 'hand',
            label: t('tabs.hand'),
            content: <DirectorControls state={state} garden={id} />,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageTitle
        title={watched?.garden.name ?? t('title')}
        about={
          <span className="inline-block first-letter:uppercase">
            {state.view?.weather ?? t('about')}
          </span>
        }
      >
        <Ways id={id} other={watched?.kind === 'scene' ? 'scene' : undefined} />
      </PageTitle>
      <OfflineNote phase={phase} />
      <TimeBar garden={id} state={state} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <MapView
          state={state}
          selected={picked?.kind === 'person' ? picked.id : undefined}
          onPick={setPicked}
          className="h-[60vh] min-h-80 lg:sticky lg:top-18 lg:h-[calc(100dvh-16rem)]"
        />
        <div ref={side} className="grid scroll-mt-16 gap-4">
          {picked ? (
            <PickedCard
              key={`${picked.kind} ${picked.id}`}
              garden={id}
              state={state}
              picked={picked}
              onPick={setPicked}
            />
          ) : null}
          <PaperCard>
            <Tabs label={t('tabs.label')} tabs={tabs} />
          </PaperCard>
        </div>
      </div>
    </>
  );
}
