// What the violations were, what became of inventions, and what the sanitizer blocks.

import { type Html, html, table } from '@hakoniwa/garden/page';
import { labText } from '../../locale/index.ts';
import { REPAIR_OUTCOMES } from '../../metrics/repair-outcome.ts';
import type { ReportInput } from '../report-input.ts';
import { armName } from './names.ts';

export function findingsSection({ results, language }: ReportInput): Html {
  const { arms } = results;
  if (arms.length === 0) return html``;
  const reasons = [...new Set(arms.flatMap((arm) => Object.keys(arm.reasons)))].sort();
  const names = arms.map((arm) => armName(arm, results));
  const arm = labText(language, 'arm');
  return html`<section id="findings"><h2>${labText(language, 'outcomes')}</h2>${table(
    [arm, ...REPAIR_OUTCOMES.map((outcome) => labText(language, `outcome_${outcome}`))],
    arms.map((one, index) => [
      names[index] ?? '',
      ...REPAIR_OUTCOMES.map((outcome) => one.outcomes[outcome] ?? 0),
    ]),
  )}<h2>${labText(language, 'reasons')}</h2>${
    reasons.length === 0
      ? html`<p>${labText(language, 'clean')}</p>`
      : table(
          [arm, ...reasons],
          arms.map((one, index) => [
            names[index] ?? '',
            ...reasons.map((reason) => (one.reasons[reason] ?? [0, 0]).join(' → ')),
          ]),
        )
  }<h2>${labText(language, 'sanitizerCounts')}</h2>${table(
    [arm, ...SANITIZER_FIGURES],
    arms.map((one, index) => [
      names[index] ?? '',
      ...SANITIZER_FIGURES.map((figure) =>
        [one.sanitizer?.first, one.sanitizer?.final]
          .map((figures) => figureText(figures?.[figure]))
          .join(' → '),
      ),
    ]),
  )}<h2>${labText(language, 'blockedProps')}</h2>${table(
    [arm, ''],
    arms.map((one, index) => [
      names[index] ?? '',
      one.blockedProps.map(([prop, first, final]) => `${prop} ${first} → ${final}`).join(', ') ||
        '–',
    ]),
  )}</section>
`;
}

/** Specification 4's own names. */
const SANITIZER_FIGURES = [
  'action_sanitized_rate',
  'action_removed_count',
  'action_replaced_count',
] as const;

function figureText(figure: number | undefined): string {
  if (figure === undefined) return '–';
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(3);
}
