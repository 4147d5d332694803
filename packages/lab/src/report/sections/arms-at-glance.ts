// The arms side by side at the top of a report: what they switch on, and the first figures with their intervals.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { ARM_SWITCHES } from '@hakoniwa/protocol';
import { labText, metricName } from '../../locale/index.ts';
import type { ArmResult } from '../../results/results.ts';
import { measuredText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { smallWhisker } from '../whisker-plot.ts';
import { armName, armTitle } from './names.ts';

/** A row an arm, a column a metric. */
export function armsAtGlance({ results, language }: ReportInput, metrics: readonly string[]): Html {
  const { arms } = results;
  if (arms.length === 0) return html``;
  const top = (id: string) => Math.max(1e-9, ...arms.map((arm) => arm.metrics[id]?.high ?? 0));
  const on = ({ switches }: ArmResult) =>
    ARM_SWITCHES.filter((name) => switches[name])
      .map((name) => labText(language, name))
      .join(' + ') || '–';
  const head = [labText(language, 'arm'), labText(language, 'switches')];
  return table(
    [...head, ...metrics.map((id) => metricName(language, id))],
    arms.map((arm) => [
      html`${armName(arm, results)} <small>${armTitle(arm, language)}</small>`,
      on(arm),
      ...metrics.map((id) => {
        const measured = arm.metrics[id];
        return html`${measuredText(id, { measured, language })}${measured ? smallWhisker(measured, top(id)) : ''}`;
      }),
    ]),
  );
}
