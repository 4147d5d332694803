// The key metrics as plots: every arm with its interval.

import { type Html, html } from '@hakoniwa/garden/page';
import type { Language } from '@hakoniwa/stage';
import { labText, metricName } from '../../locale/index.ts';
import type { Measured, RunResults } from '../../results/results.ts';
import { KEY_METRICS } from '../key-metrics.data.ts';
import { intervalText, valueText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { whiskerPlot } from '../whisker-plot.ts';
import { armName } from './names.ts';

/** What is too little to conclude from has a hollow mark instead of a word. */
function plainText(id: string, measured: Measured | undefined, language: Language): string {
  if (!measured || measured.value === null) return labText(language, 'noneNote');
  return `${valueText(id, measured.value)} ${intervalText(id, measured)}`;
}

export function plotsSection({ results, language }: ReportInput): Html {
  if (results.arms.length === 0) return html``;
  const shown = KEY_METRICS.filter((id) =>
    results.arms.some(({ metrics }) => metrics[id]?.value !== null),
  );
  return html`<section id="plots"><h2>${labText(language, 'plots')}</h2><div class="plots">${shown.map(
    (id) =>
      whiskerPlot({
        title: titleOf(id, results, language),
        tick: (value) => valueText(id, value),
        rows: results.arms.map((arm) => {
          const measured = arm.metrics[id];
          return {
            name: armName(arm, results),
            value: measured?.value ?? null,
            low: measured?.low ?? null,
            high: measured?.high ?? null,
            text: plainText(id, measured, language),
            isFew: measured?.note === 'few',
          };
        }),
      }),
  )}</div></section>
`;
}

function titleOf(id: string, { arms }: RunResults, language: Language): string {
  const isFew = arms.some(({ metrics }) => metrics[id]?.note === 'few');
  return `${metricName(language, id)}${isFew ? `  ○ ${labText(language, 'few')}` : ''}`;
}
