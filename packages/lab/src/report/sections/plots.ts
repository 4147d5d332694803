// The key metrics as plots: every arm with its interval.
import { labText, metricName } from '../../locale/index.ts';
import { type Html, html } from '../html.ts';
import { KEY_METRICS } from '../key-metrics.data.ts';
import { measuredText, valueText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { whiskerPlot } from '../whisker-plot.ts';
import { armName } from './names.ts';

export function plotsSection({ results, language }: ReportInput): Html {
  if (results.arms.length === 0) return html``;
  const shown = KEY_METRICS.filter((id) =>
    results.arms.some(({ metrics }) => metrics[id]?.value !== null),
  );
  return html`<section id="plots"><h2>${labText(language, 'plots')}</h2><div class="plots">${shown.map(
    (id) =>
      whiskerPlot({
        title: metricName(language, id),
        tick: (value) => valueText(id, value),
        rows: results.arms.map((arm) => {
          const measured = arm.metrics[id];
          return {
            name: armName(arm, results),
            value: measured?.value ?? null,
            low: measured?.low ?? null,
            high: measured?.high ?? null,
            text: measuredText(id, measured, language),
            isFew: measured?.note === 'few',
          };
        }),
      }),
  )}</div></section>
`;
}
