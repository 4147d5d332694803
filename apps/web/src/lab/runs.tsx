// The runs that were made, newest first.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';
import { PaperCard } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { ErrorState, Loading } from '../ui/states.tsx';

interface RunsProps {
  readonly chosen?: string;
  readonly onOpen: (run: string) => void;
}

export function RunsPanel({ chosen, onOpen }: RunsProps) {
  const { t } = useTranslation('lab');
  const api = useApi();
  const language = useUiLanguage();
  const runs = useQuery({ queryKey: ['lab-runs'], queryFn: api.lab.runs });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <PaperCard title={t('runs.title')}>
      {runs.isPending ? <Loading /> : null}
      {runs.error ? <ErrorState error={runs.error} onRetry={() => void runs.refetch()} /> : null}
      {runs.data?.runs.length === 0 ? (
        <p className="text-small text-soft">{t('runs.none')}</p>
      ) : null}
      <ul className="grid gap-2">
        {runs.data?.runs.map(({ id, title, state, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? 'true' : undefined}
              className={classNames(
                'grid w-full gap-1 rounded-chip border px-3 py-2 text-left text-small hover:bg-sunk',
                id === chosen ? 'border-moss' : 'border-line',
              )}
              onClick={() => onOpen(id)}
            >
              <span className="font-medium">{title[language]}</span>
              <span className="flex flex-wrap items-center gap-2 text-fine text-soft">
                <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>
                <Badge tone={state === 'done' ? 'good' : state === 'failed' ? 'bad' : 'note'}>
                  {t(`states.${state}`)}
                </Badge>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PaperCard>
  );
}
