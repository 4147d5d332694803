// What a reader should take away: warnings first, then each arm, what the arms differ in, and the gates.

import { type Html, html } from '@hakoniwa/garden/page';
import { inLanguage } from '@hakoniwa/stage';
import { limits } from '../../limits.ts';
import { labText, metricName } from '../../locale/index.ts';
import type { Contrast } from '../../results/results.ts';
import { differenceWithInterval, measuredText } from '../number-text.ts';
import type { ReportInput } from '../report-input.ts';
import { armsAtGlance } from './arms-at-glance.ts';
import { gateLines } from './gates.ts';
import { armName, contrastName } from './names.ts';
import { saidMetrics } from './said-metrics.ts';

/** The sentences of the summary, for terminals and Markdown. */
export function summaryLines(input: ReportInput): string[] {
  const { results, language } = input;
  const measured = results.arms.map((arm) => {
    const say = (id: string) =>
      `${metricName(language, id)} ${measuredText(id, { measured: arm.metrics[id], language })}`;
    return `${armName(arm, results)}: ${saidMetrics(results).map(say).join('; ')}`;
  });
  return [...warnings(input), ...measured, ...differenceLines(input), ...gateLines(input)];
}

export function summarySection(input: ReportInput): Html {
  const { results, language } = input;
  const about = results.about === undefined ? '' : inLanguage(results.about, language);
  const { sessions, turns } = results;
  const size = `${sessions} ${labText(language, 'sessions')} · ${turns} ${labText(language, 'turns')}`;
  return html`<section id="summary"><h2>${labText(language, 'summary')}</h2><p>${about}</p>${warnings(
    input,
  ).map((line) => html`<p class="warning">${line}</p>`)}${
    results.arms.length === 0 ? '' : html`<p class="note">${size}</p>`
  }${armsAtGlance(input, saidMetrics(results))}<ul>${[
    ...differenceLines(input),
    ...gateLines(input),
  ].map((line) => html`<li>${line}</li>`)}</ul></section>
`;
}

/** What keeps the figures from meaning what they seem to. */
function warnings({ results, language }: ReportInput): string[] {
  const { arms, sessions, planned } = results;
  const isFew = arms.some(({ metrics }) => metrics['absent_props.final']?.note === 'few');
  const stoodIn = arms.flatMap((arm) => {
    const { hits = 0, of = 0 } = arm.metrics.instinct_instead ?? {};
    return hits === 0
      ? []
      : [labText(language, 'stoodIn', { arm: armName(arm, results), hits, of })];
  });
  const least = { sessions: limits.fewSessions, counted: limits.fewCounted };
  return [
    ...(sessions < planned ? [labText(language, 'incomplete', { sessions, planned })] : []),
    ...stoodIn,
    ...(isFew ? [labText(language, 'fewNote', least)] : []),
  ];
}

/** What differs, and in one sentence what does not; in a 2×2 the effects speak for the pairs. */
function differenceLines({ results, language }: ReportInput): string[] {
  const effects = results.contrasts.filter(({ id }) => id.startsWith('effect:'));
  const told = effects.length > 0 ? effects : results.contrasts;
  const all = told.flatMap((contrast) => saidMetrics(results).map((id) => ({ contrast, id })));
  const name = ({ contrast, id }: { contrast: Contrast; id: string }) =>
    `${contrastName(contrast, { results, language })}: ${metricName(language, id)}`;
  const shown = all.flatMap(({ contrast, id }) => {
    const found = contrast.metrics[id];
    if (found?.says !== 'lower' && found?.says !== 'higher') return [];
    const size = differenceWithInterval(id, found);
    return [`${name({ contrast, id })} ${labText(language, found.says)}, ${size}`];
  });
  const same = all.filter(({ contrast, id }) => contrast.metrics[id]?.says === 'nothing');
  const list = same.map(name).join('; ');
  return [...shown, ...(same.length === 0 ? [] : [labText(language, 'sameIn', { list })])];
}
