// The first page: the kitchen as it lives, what it lives on, three doors, and the gardens one has.
import { useTranslation } from 'react-i18next';
import { useWatch } from '../data/use-watch.ts';
import { MapView } from '../garden/map/map-view.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { PaperCard } from '../ui/card.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { ChronicleTicker } from './chronicle.tsx';
import { Doors } from './doors.tsx';
import { FrontLinks } from './front-links.tsx';
import { GardenListPanel } from './garden-list.tsx';
import { ModelLine } from './model-line.tsx';

export function HomeScreen() {
  const { t } = useTranslation('home');
  const state = useWatch('front');
  const { view, watched, told, phase, error } = state;
  return (
    <>
      <PageTitle title={t('title')} about={t('about')} />
      {phase === 'refused' ? <ErrorState error={error} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <MapView state={state} className="h-72 sm:h-96 lg:h-[26rem]" />
        <PaperCard
          title={watched?.garden.name ?? t('opening')}
          aside={watched ? <FrontLinks id={watched.isOwn ? watched.garden.id : 'front'} /> : null}
          className="flex flex-col lg:h-[26rem]"
        >
          {view ? <ChronicleTicker told={told} people={view.people} /> : <Loading />}
        </PaperCard>
      </div>
      <ModelLine />
      <Doors />
      <GardenListPanel />
    </>
  );
}
