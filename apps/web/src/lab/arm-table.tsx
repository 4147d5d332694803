// The table of arms: a row a metric, a column an arm, in every cell the value with its interval.
import type { LabResults } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Interval } from './interval.tsx';

export function ArmTable({ results }: { readonly results: LabResults }) {
  const { t } = useTranslation('lab');
  const language = useUiLanguage();
  const { arms, metrics } = results;
  const measuredMetrics = metrics.filter(({ id }) =>
    arms.some(({ metrics: measured }) => (measured[id]?.of ?? 0) > 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page is moved by the arrow keys.
    <section tabIndex={0} aria-label={t('results.arms')} className="overflow-x-auto">
      <table className="w-full text-left text-small">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4">
              {t('results.metric')}
            </th>
            {arms.map((arm) => (
              <th key={`${arm.arm}-${arm.mind}`} scope="col" className="py-2 pr-4">
                {arm.arm} <span className="text-fine text-soft">{arm.mind}</span>
                <span className="block text-fine font-normal text-soft">
                  {Object.entries(arm.switches)
                    .map(([name, isOn]) => `${name} ${isOn ? '✓' : '–'}`)
                    .join('  ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measuredMetrics.map(({ id, name, kind }) => {
            const top = Math.max(...arms.map(({ metrics: all }) => all[id]?.high ?? 0));
            return (
              <tr key={id} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {name[language]}
                </th>
                {arms.map((arm) => {
                  const measured = arm.metrics[id];
                  return (
                    <td key={`${arm.arm}-${arm.mind}`} className="py-2 pr-4">
                      {measured ? <Interval measured={measured} kind={kind} top={top} /> : '–'}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
