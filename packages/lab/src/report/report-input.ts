// What a report is made from.
import type { Language } from '@hakoniwa/stage';
import type { RunMeta } from '../folder/run-meta.ts';
import type { GateResult } from '../gates/judge-gates.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import type { RunResults } from '../results/results.ts';
import type { RunTiming } from '../results/timing.ts';

export interface ReportInput {
  readonly results: RunResults;
  readonly gates: readonly GateResult[];
  readonly meta: RunMeta;
  readonly timing: RunTiming;
  readonly cells: readonly JudgedCell[];
  readonly language: Language;
}
