// The scene: every turn with its verdict, what it changed and what was thought; and the hands to turn it otherwise.
import { Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirectorView } from '../data/use-director-view.ts';
import { useWatch } from '../data/use-watch.ts';
import { TimeBar } from '../garden/time-bar.tsx';
import { Ways } from '../garden/ways.tsx';
import { OfflineNote } from '../shell/offline.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { PaperCard } from '../ui/card.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { BranchTreePanel } from './branch-tree.tsx';
import { Calls } from './calls.tsx';
import { MindsPanel } from './minds-panel.tsx';
import { type Inspected, PromptInspector } from './prompt-inspector.tsx';
import { StoryPanel } from './story-panel.tsx';
import { Timeline } from './timeline.tsx';
import { Writing } from './writing.tsx';

export function SceneScreen() {
  const { t } = useTranslation('scene');
  const { id } = useParams({ from: '/scene/$id' });
  const state = useWatch(id, id === 'front' ? 'public' : 'director');
  const director = useDirectorView(state.watched?.garden.id ?? id, state);
  const [inspected, setInspected] = useState<Inspected>();
  const { watched, phase, error, view } = state;
  if (phase === 'refused') return <ErrorState title={t('refused')} error={error} />;
  if (id === 'front' && watched?.isOwn)
    return <Navigate to="/scene/$id" params={{ id: watched.garden.id }} replace />;
  const isOwn = watched?.isOwn === true;
  const garden = watched?.garden.id ?? id;
  const tabs = [
    { id: 'story', label: t('tabs.story'), content: <StoryPanel garden={garden} state={state} /> },
    {
      id: 'minds',
      label: t('tabs.minds'),
      content: (
        <MindsPanel view={director} onInspect={(character) => setInspected({ character })} />
      ),
    },
    {
      id: 'tree',
      label: t('tabs.tree'),
      content: <BranchTreePanel garden={garden} state={state} />,
    },
  ];
  return (
    <>
      <PageTitle title={watched?.garden.name ?? t('title')} about={t('about')}>
        <Ways id={id} other="garden" />
      </PageTitle>
      <OfflineNote phase={phase} />
      <TimeBar garden={garden} state={state} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_23rem]">
        <PaperCard className="grid gap-3">
          {view ? null : <Loading />}
          {watched && !isOwn ? <EmptyState icon="lock" title={t('notYours')} /> : null}
          {isOwn ? (
            <>
              <Timeline
                garden={garden}
                state={state}
                view={director}
                onInspect={(seq) => setInspected({ seq })}
              />
              <Calls garden={garden} state={state} />
              <Writing garden={garden} state={state} />
            </>
          ) : null}
        </PaperCard>
        {isOwn ? (
          <PaperCard>
            <Tabs label={t('tabs.label')} tabs={tabs} />
          </PaperCard>
        ) : null}
      </div>
      <PromptInspector
        garden={garden}
        inspected={inspected}
        onClose={() => setInspected(undefined)}
      />
    </>
  );
}
