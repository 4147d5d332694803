// The gates and how they were passed.
import { labText, metricName } from '../../locale/index.ts';
import { type Html, html, table } from '../html.ts';
import { measuredText, valueText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { armName } from './names.ts';

export function gatesSection({ gates, results, language }: ReportInput): Html {
  if (gates.length === 0) return html``;
  const rows = gates.flatMap((gate) =>
    gate.checks.map(({ metric, is, bar, measured, verdict }) => [
      labText(language, `gate_${gate.gate}`),
      armName(gate, results),
      metricName(language, metric),
      `${is === '<=' ? '≤' : '≥'} ${valueText(metric, bar)}`,
      measuredText(metric, measured, language),
      html`<span class="${verdict}">${labText(language, verdict)}</span>`,
    ]),
  );
  const head = ['gates', 'arm', 'metric', 'value', 'verdict'] as const;
  const [gate, arm, metric, value, verdict] = head.map((word) => labText(language, word));
  return html`<section id="gates"><h2>${gate ?? ''}</h2>${table(
    ['', arm ?? '', metric ?? '', '', value ?? '', verdict ?? ''],
    rows,
  )}</section>
`;
}
