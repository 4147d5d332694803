// What every metric counts, and of what; and what one judge for everything means for the figures.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { labText, metricDefinition, metricName } from '../../locale/index.ts';
import { METRICS } from '../../metrics/index.ts';
import type { ReportInput } from '../report-input.ts';

/** A row a metric; first attempts and final texts are defined once. */
export function definitionRows(language: ReportInput['language']): [name: string, about: string][] {
  const bases = [...new Set(METRICS.map(({ id }) => id.split('.')[0] ?? id))];
  return bases.map((id) => [metricName(language, id), metricDefinition(language, id)]);
}

export function definitionsSection({ results, language }: ReportInput): Html {
  if (results.arms.length === 0) return html``;
  return html`<section id="definitions"><h2>${labText(language, 'definitions')}</h2><p class="note">${labText(language, 'definitionsNote')}</p>${table(
    [labText(language, 'metric'), ''],
    definitionRows(language),
  )}</section>
`;
}
