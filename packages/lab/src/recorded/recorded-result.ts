// Recorded turns in the results: what the judge says of them, and how that fits their labels.
import type { Score } from '@hakoniwa/gm-eval';

export interface RecordedTurn {
  readonly id: string;
  readonly speaker: string;
  readonly text: string;
  readonly allowed: boolean;
  readonly reason: string | null;
  /** What the label says; null without one. */
  readonly label: boolean | null;
  readonly isUncertain: boolean;
  readonly stall: number;
  readonly hasDelta: boolean;
  readonly repairs: readonly string[];
}

export interface RecordedResult {
  readonly mind: string;
  readonly file: string;
  /** The same figures as `npm run eval:gm` prints. */
  readonly score: Omit<Score, 'failures'>;
  readonly failures: readonly {
    readonly kind: string;
    readonly id: string;
    readonly want: string;
    readonly got: string;
  }[];
  readonly turns: readonly RecordedTurn[];
}
