// The first page: the kitchen as it lives, what it lives on, and three doors.
import { useTranslation } from 'react-i18next';
import { useWatch } from '../data/use-watch.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Chronicle } from './chronicle.tsx';
import { ModelLine } from './model-line.tsx';

export function HomeScreen() {
  const { t } = useTranslation('home');
  const { view, watched, told, phase, error } = useWatch('front');
  return (
    <>
      <PageTitle title={t('title')} about={t('about')} />
      {phase === 'refused' ? <ErrorState error={error} /> : null}
      {view ? (
        <Card title={watched?.garden.name}>
          <Chronicle told={told} people={view.people} />
        </Card>
      ) : (
        <Loading />
      )}
      <ModelLine />
    </>
  );
}
