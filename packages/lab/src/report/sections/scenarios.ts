// Every scenario by itself: consistency and how much the world moved, side by side.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { labText, metricName } from '../../locale/index.ts';
import { measuredText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { armName } from './names.ts';

const SHOWN = [
  'absent_props.first',
  'absent_props.final',
  'world_delta',
  'retries',
  'standstill_rate',
];

export function scenariosSection({ results, language }: ReportInput): Html {
  const scenarios = [...new Set(results.arms.flatMap((arm) => Object.keys(arm.scenarios)))];
  if (scenarios.length < 2) return html``;
  return html`<section id="scenarios"><h2>${labText(language, 'scenarios')}</h2>${scenarios.map(
    (scenario) =>
      html`<h3>${scenario}</h3>${table(
        [labText(language, 'arm'), ...SHOWN.map((id) => metricName(language, id))],
        results.arms.map((arm) => [
          armName(arm, results),
          ...SHOWN.map((id) =>
            measuredText(id, { measured: arm.scenarios[scenario]?.[id], language }),
          ),
        ]),
      )}`,
  )}</section>
`;
}
