// What the judge said of a turn, in a line: the first attempt, the final text, and what lay between.
import type { Language } from '@hakoniwa/stage';
import type { JudgedText, JudgedTurn } from '../../judge/judged-turn.ts';
import { labText } from '../../locale/index.ts';

export function verdictOf(turn: JudgedTurn, language: Language): string {
  const { first, final, gaveUp, retries, failure, injected } = turn;
  const of = ({ violations, isBroken, slips }: JudgedText) =>
    [
      ...violations.map(({ reason, target }) => `${reason} ${target ?? ''}`.trim()),
      ...(isBroken ? ['format'] : []),
      ...slips.map(({ check, what }) => `${check} ${what}`),
    ].join(', ') || labText(language, 'clean');
  const before = of(first);
  const after = of(final);
  return [
    before === after ? before : `${before} → ${after}`,
    ...(retries > 0 ? [`+${retries}`] : []),
    ...(gaveUp ? [labText(language, 'gaveUp')] : []),
    ...(failure === null ? [] : [failure]),
    ...(injected === null ? [] : [`${labText(language, 'injected')}: ${injected}`]),
  ].join(' · ');
}
