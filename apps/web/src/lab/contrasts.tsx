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
            {isEffect(id) ? t(EFFECT_WORDS[id]) : id.replace('-', ' − ')}{' '}
            <span className="text-fine text-soft">{mind}</span>
          </h3>
          <p className="text-fine text-soft">{t('contrasts.pairs', { count: pairs })}</p>
          <ul className="grid gap-1.5">
            {metrics.flatMap((metric) => {
              const found = values[metric.id];
              if (!found || found.value === null) return [];
              return [
                <li key={metric.id} className="flex flex-wrap items-center gap-2 text-small">
                  <span className="min-w-48 grow">{metric.name[language]}</span>
                  <span>
                    {sayDifference(found.value, metric.kind)} [
                    {sayDifference(found.low, metric.kind)},{' '}
                    {sayDifference(found.high, metric.kind)}]
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

const EFFECT_WORDS = {
  'effect:inject': 'contrasts.effects.inject',
  'effect:gm': 'contrasts.effects.gm',
  'effect:both': 'contrasts.effects.both',
} as const;

function isEffect(id: string): id is keyof typeof EFFECT_WORDS {
  return Object.hasOwn(EFFECT_WORDS, id);
}

/** A difference of shares is in points, not in percent of anything. */
function sayDifference(value: number | null, kind: 'share' | 'mean'): string {
  const said = sayValue(value === null ? null : Math.abs(value), kind).replace(' %', ' pt');
  const isNothing = value === null || /^[0.]+(?: pt)?$/.test(said);
  return isNothing ? said : `${value < 0 ? '−' : '+'}${said}`;
}

function toneOf(says: string, better: 'low' | 'high' | undefined): 'plain' | 'good' | 'bad' {
  if (says === 'nothing' || says === 'few' || better === undefined) return 'plain';
  return (says === 'lower') === (better === 'low') ? 'good' : 'bad';
}
