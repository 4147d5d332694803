// One run: how far it is while it goes on, then what it found and the files to take away.
import type { LabRunAnswer } from '@hakoniwa/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { PaperCard } from '../ui/card.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { Reports } from './reports.tsx';
import { ResultsPanel } from './results.tsx';
import { isOver, useRun } from './use-run.ts';

export function RunSheet({ id }: { readonly id?: string }) {
  const { t } = useTranslation('lab');
  if (id === undefined)
    return (
      <PaperCard>
        <EmptyState icon="flask" title={t('sheet.none')}>
          {t('sheet.noneText')}
        </EmptyState>
      </PaperCard>
    );
  return <Followed id={id} />;
}

function Followed({ id }: { readonly id: string }) {
  const language = useUiLanguage();
  const { run, error } = useRun(id);
  return (
    <PaperCard
      title={run?.title[language] ?? ''}
      aside={run?.state === 'done' ? <Reports run={id} /> : null}
    >
      {error !== undefined && !run ? <ErrorState error={error} /> : null}
      {run === undefined && error === undefined ? <Loading /> : null}
      {run && !isOver(run) ? <Progress run={run} /> : null}
      {run?.state === 'failed' ? <ErrorState error={new Error(run.error ?? '')} /> : null}
      {run?.state === 'done' ? <Found id={id} /> : null}
    </PaperCard>
  );
}

function Progress({ run: { state, done, total, etaMs } }: { readonly run: LabRunAnswer }) {
  const { t } = useTranslation('lab');
  return (
    <div role="status" className="grid gap-2 py-6">
      <p>{t(`states.${state}`)}</p>
      <progress
        aria-label={t('sheet.progress')}
        className="h-3 w-full accent-moss"
        max={total ?? 1}
        {...(total === null ? {} : { value: done })}
      />
      <p className="text-small text-soft">
        {total === null ? '' : t('sheet.far', { done, total })}
        {etaMs === null ? '' : t('sheet.eta', { seconds: Math.ceil(etaMs / 1_000) })}
      </p>
    </div>
  );
}

function Found({ id }: { readonly id: string }) {
  const api = useApi();
  const results = useQuery({ queryKey: ['lab-results', id], queryFn: () => api.lab.results(id) });
  if (results.error)
    return <ErrorState error={results.error} onRetry={() => void results.refetch()} />;
  return results.data ? <ResultsPanel results={results.data} /> : <Loading />;
}
