// The gates and how they were passed.

import { type Html, html, table } from '@hakoniwa/garden/page';
import type { GateCheck, GateResult } from '../../gates/judge-gates.ts';
import { labText, metricName } from '../../locale/index.ts';
import { measuredText, valueText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { armName } from './names.ts';

/** One line a gate; one that failed says at what. */
export function gateLines({ gates, results, language }: ReportInput): string[] {
  return gates.map((gate) => {
    const failed = gate.checks.filter(({ verdict }) => verdict === 'failed');
    const why = failed.map(
      (check) =>
        `${metricName(language, check.metric)} ${valueText(check.metric, check.measured.value)}, ${barText(check)}`,
    );
    const verdict = labText(language, gate.passed ? 'passed' : 'failed');
    const name = `${labText(language, `gate_${gate.gate}`)} (${armName(gate, results)})`;
    return `${name}: ${verdict}${why.length === 0 ? '' : ` (${why.join('; ')})`}`;
  });
}

export function gatesSection({ gates, results, language }: ReportInput): Html {
  if (gates.length === 0) return html``;
  const say = (word: Parameters<typeof labText>[1]) => labText(language, word);
  const name = (gate: GateResult, index: number) =>
    index === 0 ? html`${say(`gate_${gate.gate}`)} <small>${armName(gate, results)}</small>` : '';
  const rows = gates.flatMap((gate) =>
    gate.checks.map((check, index) => [
      name(gate, index),
      metricName(language, check.metric),
      barText(check),
      measuredText(check.metric, { measured: check.measured, language }),
      html`<span class="${check.verdict}">${say(check.verdict)}</span>`,
    ]),
  );
  return html`<section id="gates"><h2>${say('gates')}</h2>${table(
    ['', say('metric'), say('bar'), say('value'), say('verdict')],
    rows,
  )}</section>
`;
}

function barText({ metric, is, bar }: GateCheck): string {
  return `${is === '<=' ? '≤' : '≥'} ${valueText(metric, bar)}`.replaceAll(' ', '\u00a0');
}
