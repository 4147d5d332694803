// How long a session took; kept beside its log, since it differs from run to run.
import type { CallTiming } from '../minds/with-attempts.ts';

export interface CellTiming {
  readonly id: string;
  readonly arm: string;
  readonly mind: string;
  readonly turns: number;
  readonly playMs: number;
  readonly judgeMs: number;
  readonly calls: readonly CallTiming[];
}
