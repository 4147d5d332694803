// Each speaker by themselves: voice and flaws, of their own turns.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { labText, metricName } from '../../locale/index.ts';
import { SPEAKER_METRICS } from '../../results/speaker-rows.ts';
import { measuredText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { armName } from './names.ts';

export function speakersSection({ results, language }: ReportInput): Html {
  const rows = results.arms.flatMap((arm) =>
    Object.entries(arm.speakers ?? {}).map(([name, metrics]) => ({ arm, name, metrics })),
  );
  if (rows.length === 0) return html``;
  return html`<section id="speakers"><h2>${labText(language, 'bySpeaker')}</h2><div class="wide">${table(
    [
      labText(language, 'metric'),
      ...rows.map(({ arm, name }) => `${armName(arm, results)} · ${name}`),
    ],
    SPEAKER_METRICS.map((id) => [
      metricName(language, id),
      ...rows.map(({ metrics }) => measuredText(id, { measured: metrics[id], language })),
    ]),
  )}</div></section>
`;
}
