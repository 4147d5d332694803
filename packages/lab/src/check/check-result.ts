// What a model check says: a mark with its interval for each thing asked of a model, and one word for the whole.
import type { Language } from '@hakoniwa/stage';
import type { Measured } from '../results/results.ts';
import type { CheckAxis } from './check-metrics.ts';

export type Grade = 'good' | 'fair' | 'poor';

export interface AxisResult extends Measured {
  readonly axis: CheckAxis;
  readonly grade: Grade;
}

export interface CheckResult {
  readonly model: string;
  readonly language: Language;
  readonly turns: number;
  /** Turns in which the model itself answered; only these are marked. */
  readonly answered: number;
  readonly calls: number;
  readonly failedCalls: number;
  readonly confidence: number;
  /** What models are ranked by: 1 for a turn that can be spoken as it came, less where it must be mended, else next to nothing; half of it where the world says no. */
  readonly score: Measured;
  readonly axes: readonly AxisResult[];
  /** The worst mark decides. */
  readonly grade: Grade;
  /** Up to some of the model's turns that went wrong, to look at. */
  readonly examples: readonly {
    readonly cell: string;
    readonly turn: number;
    readonly text: string;
    readonly why: string;
  }[];
}

/** From which value on a mark is good, and from which it is fair. */
const MARKS: Readonly<Record<CheckAxis, readonly [good: number, fair: number]>> = {
  answers: [0.99, 0.9],
  form: [0.95, 0.8],
  chatter: [0.95, 0.8],
  refusal: [0.98, 0.9],
  language: [0.98, 0.9],
  speakers: [0.95, 0.8],
  repetition: [0.95, 0.8],
  world: [0.9, 0.75],
  tone: [0.9, 0.75],
};

/** Good only where the whole interval is at least fair; nothing to mark is poor. */
export function gradeOf(axis: CheckAxis, { value, low }: Measured): Grade {
  const [good, fair] = MARKS[axis];
  if (value === null || value < fair) return 'poor';
  return value >= good && (low === null || low >= fair) ? 'good' : 'fair';
}
