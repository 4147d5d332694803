// What a reader should take away: consistency with the world's motion beside it, and what the arms differ in.
import { inLanguage } from '@hakoniwa/stage';
import { limits } from '../../limits.ts';
import { labText, metricName } from '../../locale/index.ts';
import { type Html, html } from '../html.ts';
import { intervalText, measuredText, valueText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { armName, contrastName } from './names.ts';

/** The sentences of the summary, for HTML and Markdown alike. */
export function summaryLines({ results, language, gates }: ReportInput): string[] {
  const { arms, contrasts, sessions, planned } = results;
  const isFew = arms.some(({ metrics }) => metrics['absent_props.final']?.note === 'few');
  const measured = arms.map((arm) => {
    const say = (id: string) =>
      `${metricName(language, id)} ${measuredText(id, arm.metrics[id], language)}`;
    return `${armName(arm, results)}: ${SAID.map(say).join('; ')}`;
  });
  const stoodIn = arms.flatMap((arm) => {
    const { hits = 0, of = 0 } = arm.metrics.instinct_instead ?? {};
    return hits === 0
      ? []
      : [labText(language, 'stoodIn', { arm: armName(arm, results), hits, of })];
  });
  const shown = contrasts.flatMap((contrast) =>
    SAID.flatMap((id) => {
      const found = contrast.metrics[id];
      if (!found || (found.says !== 'lower' && found.says !== 'higher')) return [];
      const size = `${valueText(id, found.value)} ${intervalText(id, found)}`;
      return [
        `${contrastName(contrast, { results, language })}: ${metricName(language, id)} ${labText(language, found.says)}, ${size}`,
      ];
    }),
  );
  const gate = gates.map(
    (one) =>
      `${labText(language, `gate_${one.gate}`)} (${armName(one, results)}): ${labText(language, one.passed ? 'passed' : 'failed')}`,
  );
  return [
    ...(sessions < planned ? [labText(language, 'incomplete', { sessions, planned })] : []),
    ...stoodIn,
    ...measured,
    ...shown,
    ...gate,
    ...(isFew
      ? [labText(language, 'fewNote', { sessions: limits.fewSessions, counted: limits.fewCounted })]
      : []),
  ];
}

const SAID = ['absent_props.first', 'absent_props.final', 'world_delta'];

export function summarySection(input: ReportInput): Html {
  const { results, language } = input;
  const about = results.about === undefined ? '' : inLanguage(results.about, language);
  return html`<section id="summary"><h2>${labText(language, 'summary')}</h2><p>${about}</p><ul>${summaryLines(
    input,
  ).map((line) => html`<li>${line}</li>`)}</ul></section>
`;
}
