// A problem with the session part of a pack: what is wrong, where, and what would put it right.
import type { PackProblem, SourceSpot } from '@hakoniwa/stage';
import { en } from '../locale/en.ts';
import { ja } from '../locale/ja.ts';

export type SessionProblemCode = keyof typeof ja.problems;

/** A problem of sessions' own list; `{word}` in its sentences is filled from the values. */
export function sessionProblem(
  code: SessionProblemCode,
  { file, line, column }: SourceSpot,
  values: Readonly<Record<string, string | number>> = {},
): PackProblem {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word] ?? '…'));
  const inBoth = (part: 'message' | 'fix') => ({
    ja: fill(ja.problems[code][part]),
    en: fill(en.problems[code][part]),
  });
  const severity = code === 'OBJECTIVE_UNPROVEN' ? 'warning' : 'error';
  return { code, severity, file, line, column, message: inBoth('message'), fix: inBoth('fix') };
}
