// The table of arms: a row a metric, a column an arm, in every cell the value with its interval.

import type { LabResults } from '@hakoniwa/client';
import { ARM_SWITCHES, METRIC_GROUPS } from '@hakoniwa/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { buttonLook } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/states.tsx';
import { IntervalBar } from './interval.tsx';

export function ArmTable({ results }: { readonly results: LabResults }) {
  const { t } = useTranslation('lab');
  const [group, setGroup] = useState<string>('world');
  const { arms, metrics } = results;
  const measured = metrics.filter(({ id }) => arms.some((arm) => (arm.metrics[id]?.of ?? 0) > 0));
  const groups = METRIC_GROUPS.filter((one) => measured.some((metric) => metric.group === one));
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-1.5">
        {groups.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === group}
            className={classNames(
              buttonLook(one === group ? 'plain' : 'quiet', { isSmall: true }),
              one === group && 'bg-leaf',
            )}
            onClick={() => setGroup(one)}
          >
            {t(`groups.${one}`)}
          </button>
        ))}
      </p>
      <Table arms={arms} metrics={measured.filter((metric) => metric.group === group)} />
    </>
  );
}

type TableProps = Pick<LabResults, 'arms' | 'metrics'>;

/** Each speaker as a column of their own: what they wrote, of their own turns. */
export function SpeakerTable({ results }: { readonly results: LabResults }) {
  const { t } = useTranslation('lab');
  const { arms, metrics } = results;
  const columns = arms.flatMap((arm) =>
    Object.entries(arm.speakers ?? {}).map(([name, own]) => ({
      ...arm,
      arm: `${arm.arm} · ${name}`,
      metrics: own,
    })),
  );
  if (columns.length === 0) return <EmptyState icon="flask" title={t('results.noSpeakers')} />;
  const counted = metrics.filter(({ id }) => columns.some((one) => (one.metrics[id]?.of ?? 0) > 0));
  return <Table arms={columns} metrics={counted} />;
}

function Table({ arms, metrics }: TableProps) {
  const { t } = useTranslation('lab');
  const language = useUiLanguage();
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
                  {ARM_SWITCHES.filter((name) => arm.switches[name])
                    .map((name) => t(`switches.${name}`))
                    .join(t('switches.and')) || t('switches.none')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {metrics.map(({ id, name, kind, definition }) => {
            const top = Math.max(...arms.map(({ metrics: all }) => all[id]?.high ?? 0));
            return (
              <tr key={id} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {name[language]}
                  <span className="block max-w-72 text-fine text-soft">{definition[language]}</span>
                </th>
                {arms.map((arm) => {
                  const measured = arm.metrics[id];
                  return (
                    <td key={`${arm.arm}-${arm.mind}`} className="py-2 pr-4">
                      {measured ? <IntervalBar measured={measured} kind={kind} top={top} /> : '–'}
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
