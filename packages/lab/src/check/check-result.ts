// What a model check says: a mark for each thing asked of a model, and one word for the whole.
import type { Language } from '@hakoniwa/stage';

export const CHECK_AXES = ['answers', 'format', 'world', 'tone', 'language', 'quality'] as const;
export type CheckAxis = (typeof CHECK_AXES)[number];

export type Grade = 'good' | 'fair' | 'poor';

export interface AxisResult {
  readonly axis: CheckAxis;
  /** From 0 to 1, more is better. */
  readonly score: number;
  readonly hits: number;
  readonly of: number;
  readonly grade: Grade;
}

export interface CheckResult {
  readonly model: string;
  readonly language: Language;
  readonly turns: number;
  readonly calls: number;
  readonly failedCalls: number;
  readonly axes: readonly AxisResult[];
  /** The worst mark decides. */
  readonly grade: Grade;
  /** Up to some turns that went wrong, to look at. */
  readonly examples: readonly {
    readonly cell: string;
    readonly turn: number;
    readonly text: string;
    readonly why: string;
  }[];
}

/** From which score on a mark is good, and from which it is fair. */
const MARKS: Readonly<Record<CheckAxis, readonly [good: number, fair: number]>> = {
  answers: [0.99, 0.9],
  format: [0.95, 0.8],
  world: [0.9, 0.75],
  tone: [0.9, 0.75],
  language: [0.98, 0.9],
  quality: [0.7, 0.55],
};

export function gradeOf(axis: CheckAxis, score: number): Grade {
  const [good, fair] = MARKS[axis];
  return score >= good ? 'good' : score >= fair ? 'fair' : 'poor';
}
