// Every metric of every arm, by group.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { METRIC_GROUPS } from '@hakoniwa/protocol';
import { labText, metricName } from '../../locale/index.ts';
import { METRICS } from '../../metrics/index.ts';
import { measuredText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { armName } from './names.ts';

export function allMetricsSection({ results, language }: ReportInput): Html {
  if (results.arms.length === 0) return html``;
  return html`<section id="metrics"><h2>${labText(language, 'allMetrics')}</h2>${METRIC_GROUPS.map(
    (group) =>
      html`<h3>${labText(language, `group_${group}`)}</h3>${table(
        [labText(language, 'metric'), ...results.arms.map((arm) => armName(arm, results))],
        METRICS.filter((metric) => metric.group === group).map(({ id }) => [
          html`${metricName(language, id)} <code>${id}</code>`,
          ...results.arms.map(({ metrics }) => {
            const measured = metrics[id];
            return html`${measuredText(id, { measured, language })}${measured && measured.of > 0 ? html` <small>n=${measured.of}</small>` : ''}`;
          }),
        ]),
      )}`,
  )}</section>
`;
}
