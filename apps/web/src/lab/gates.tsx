// The gates: named checks that an arm passes or not.
import type { LabResults } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/states.tsx';
import { sayValue } from './interval.tsx';

const TONES = { passed: 'good', failed: 'bad', unmeasured: 'plain' } as const;

export function Gates({ results: { gates, metrics } }: { readonly results: LabResults }) {
  const { t } = useTranslation('lab');
  const language = useUiLanguage();
  if (gates.length === 0) return <EmptyState icon="flask" title={t('gates.none')} />;
  const metricOf = (id: string) => metrics.find((one) => one.id === id);
  return (
    <ul className="grid gap-3">
      {gates.map(({ gate, arm, mind, passed, checks }) => (
        <li
          key={`${gate}-${arm}-${mind}`}
          className="grid gap-2 rounded-chip border border-line p-3"
        >
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{gate}</span>
            <span className="text-fine text-soft">
              {arm} · {mind}
            </span>
            <Badge tone={passed ? 'good' : 'bad'}>
              {passed ? t('gates.passed') : t('gates.failed')}
            </Badge>
          </p>
          <ul className="grid gap-1 text-small">
            {checks.map(({ metric, is, bar, measured, verdict }) => (
              <li key={metric} className="flex flex-wrap items-center gap-2">
                <span className="grow">{metricOf(metric)?.name[language] ?? metric}</span>
                <span>
                  {sayValue(measured.value, metricOf(metric)?.kind ?? 'mean')} {is} {bar}
                </span>
                <Badge tone={TONES[verdict]}>{t(`gates.${verdict}`)}</Badge>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
