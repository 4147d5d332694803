// A problem with a pack: what is wrong, exactly where, and what would put it right.
import type { SEVERITIES, TextLanguage } from '../base/vocabulary.ts';
import { problemWording } from './locale/index.ts';
import type { ProblemCode } from './locale/wording.ts';

export type Bilingual = Readonly<Record<TextLanguage, string>>;

/** A point in a pack's file; line and column count from 1. */
export interface SourceSpot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface PackProblem extends SourceSpot {
  /** Stable; sections of other packages bring codes of their own. */
  readonly code: string;
  readonly severity: (typeof SEVERITIES)[number];
  readonly message: Bilingual;
  readonly fix: Bilingual;
}

/** What fills a sentence; a word that differs by language comes in both. */
type Values = Readonly<Record<string, string | number | Bilingual>>;

/** A problem of the Stage's own list; `{word}` in its sentences is filled from the values. */
export function problem(
  code: ProblemCode,
  { spot, values = {} }: { readonly spot: SourceSpot; readonly values?: Values | undefined },
): PackProblem {
  const { ja, en } = problemWording;
  return {
    code,
    severity: severityOf(code),
    file: spot.file,
    line: spot.line,
    column: spot.column,
    message: { ja: fill(ja[code].message, values, 'ja'), en: fill(en[code].message, values, 'en') },
    fix: { ja: fill(ja[code].fix, values, 'ja'), en: fill(en[code].fix, values, 'en') },
  };
}

/** Whether building a world gave a problem instead. */
export function isProblem(value: object): value is PackProblem {
  return 'code' in value && 'severity' in value;
}

/** Whether any of the problems is an error. */
export function hasErrors(problems: readonly PackProblem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** By file, line and column; errors before warnings on the same spot. */
export function sortProblems(problems: readonly PackProblem[]): PackProblem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.severity, b.severity) ||
      compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function fill(template: string, values: Values, language: TextLanguage): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = values[word] ?? '…';
    return typeof value === 'object' ? value[language] : String(value);
  });
}

function severityOf(code: ProblemCode): PackProblem['severity'] {
  if (NOTES.has(code)) return 'note';
  return WARNINGS.has(code) ? 'warning' : 'error';
}

const NOTES: ReadonlySet<ProblemCode> = new Set([
  'CLASS_BY_NAME',
  'CLASS_BY_USE',
  'LANGUAGE_STANDS_IN',
]);

const WARNINGS: ReadonlySet<ProblemCode> = new Set([
  'FILE_UNKNOWN',
  'FILE_OUTSIDE',
  'TEXT_UNSOUND',
  'EXIT_ONE_WAY',
  'GOAL_NEVER',
  'GOAL_UNPROVEN',
  'PROBLEMS_CUT',
]);
