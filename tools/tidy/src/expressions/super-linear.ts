// Why an expression can take more than linear time, by two analyses that see different attacks.
import { analyse } from 'scslre';
import type { Expression } from './expression.ts';
import { repeatedWordAttack } from './repeated-words.ts';

/** What makes an expression super-linear, in words; undefined when nothing was found. */
export function whySuperLinear(expression: Expression): string | undefined {
  // Without a repetition that has no end the work at one place is bounded.
  if (!/[*+]|\{\d+,\}/.test(expression.source)) return undefined;
  const [letter] = analyse({ ...expression }).reports;
  if (letter) {
    const kind = letter.exponential ? 'exponential' : 'polynomial';
    return `${kind} in a run of ${JSON.stringify(letter.character.pick)} (${letter.type.toLowerCase()})`;
  }
  const attack = repeatedWordAttack(expression);
  return attack === undefined ? undefined : REASONS[attack];
}

const REASONS = {
  move: 'each of its beginnings can read on to the end of the text',
  trade: 'two of its repetitions can share out the same text',
  exponential: 'one of its repetitions can read the same text in two ways',
  'too large': 'it is too large to be sure that it is linear',
} as const;
