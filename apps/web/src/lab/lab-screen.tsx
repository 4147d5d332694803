// The screen "lab": experiments to run, runs that were made, and what one of them found.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';
import { Experiments } from './experiments.tsx';
import { RunSheet } from './run-sheet.tsx';
import { RunsPanel } from './runs.tsx';

export function LabScreen() {
  const { t } = useTranslation('lab');
  const navigate = useNavigate();
  const { run } = useSearch({ from: '/lab' });
  const open = (id: string) => void navigate({ to: '/lab', search: { run: id } });
  return (
    <>
      <PageTitle title={t('title')} about={t('about')} />
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Experiments onStarted={open} />
          <RunsPanel {...(run === undefined ? {} : { chosen: run })} onOpen={open} />
        </div>
        <RunSheet key={run ?? ''} {...(run === undefined ? {} : { id: run })} />
      </div>
    </>
  );
}
