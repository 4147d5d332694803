// Paired differences between arms: which way each metric moved, and when too few pairs say nothing.
import type { LabResults } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/states.tsx';
import { sayValue } from './interval.tsx';

export function Contrasts({ results: { contrasts, metrics } }: { readonly results: LabResults }) {
  const { t } = useTranslation('lab');
  const language = useUiLanguage();
  if (contrasts.length === 0) return <EmptyState icon="flask" title={t('contrasts.none')} />;
  return (
    <div className="grid gap-5">
      {contrasts.map(({ id, mind, pairs, metrics: values }) => (
        <section key={`${id}-${mind}`} className="grid gap-2">
          <h3 className="text-lead">
            {id} <span className="text-fine text-soft">{mind}</span>
          </h3>
          <p className="text-fine text-soft">{t('contrasts.pairs', { count: pairs })}</p>
          <ul className="grid gap-1.5">
            {metrics.flatMap((metric) => {
              const found = values[metric.id];
              if (!found || found.value === null || found.says === 'few') return [];
              return [
                <li key={metric.id} className="flex flex-wrap items-center gap-2 text-small">
                  <span className="min-w-48 grow">{metric.name[language]}</span>
                  <span>
                    {sayValue(found.value, metric.kind)} [{sayValue(found.low, metric.kind)},{' '}
                    {sayValue(found.high, metric.kind)}]
                  </span>
                  <Badge tone={toneOf(found.says, metric.better)}>
                    {t(`contrasts.says.${found.says}`)}
                  </Badge>
                </li>,
              ];
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function toneOf(says: string, better: 'low' | 'high' | undefined): 'plain' | 'good' | 'bad' {
  if (says === 'nothing' || better === undefined) return 'plain';
  return (says === 'lower') === (better === 'low') ? 'good' : 'bad';
}
