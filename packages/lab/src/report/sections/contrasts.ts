// Differences between arms, in pairs, with what can be said about each.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { labText, metricName } from '../../locale/index.ts';
import type { Contrast } from '../../results/results.ts';
import { KEY_METRICS } from '../key-metrics.data.ts';
import { differenceText, differenceWithInterval } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { whiskerPlot } from '../whisker-plot.ts';
import { byChance } from './by-chance.ts';
import { contrastName } from './names.ts';
import { ALWAYS_SAID } from './said-metrics.ts';

export function contrastsSection({ results, language }: ReportInput): Html {
  const { contrasts } = results;
  if (contrasts.length === 0) return html``;
  const row = (contrast: Contrast, id: string) => {
    const found = contrast.metrics[id];
    return {
      name: contrastName(contrast, { results, language }),
      value: found?.value ?? null,
      low: found?.low ?? null,
      high: found?.high ?? null,
      text: found ? labText(language, found.says) : '',
      isFew: found?.says === 'few',
    };
  };
  return html`<section id="contrasts"><h2>${labText(language, 'contrasts')}</h2><div class="plots">${ALWAYS_SAID.map(
    (id) =>
      whiskerPlot({
        title: metricName(language, id),
        tick: (value) => differenceText(id, value),
        isSigned: true,
        rows: contrasts.map((contrast) => row(contrast, id)),
      }),
  )}</div>${table(
    [
      labText(language, 'metric'),
      ...contrasts.map((contrast) => contrastName(contrast, { results, language })),
    ],
    KEY_METRICS.map((id) => [
      metricName(language, id),
      ...contrasts.map(({ metrics }) => {
        const found = metrics[id];
        if (!found || found.value === null) return '–';
        return html`${differenceWithInterval(id, found)} <small class="says ${found.says}">${labText(language, found.says)}</small>`;
      }),
    ]),
  )}<p class="note">${labText(language, 'pairs')}: ${contrasts.map(({ pairs }) => pairs).join(', ')}. ${byChance(results, { language, metrics: KEY_METRICS })}</p></section>
`;
}
