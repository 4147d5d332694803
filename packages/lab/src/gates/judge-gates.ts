// Holds results against the gates: what passed, what failed, and what there was nothing to count for.
import type { GateVerdict } from '@hakoniwa/protocol';
import { GATE_NAMES, type GateName } from '../experiment/schema.ts';
import type { Measured, RunResults } from '../results/results.ts';
import { GATES, type GateBar } from './gate.ts';

export interface GateCheck extends GateBar {
  readonly measured: Measured;
  /** `unmeasured`: nothing could be counted, which proves nothing. */
  readonly verdict: GateVerdict;
}

export interface GateResult {
  readonly gate: GateName;
  readonly arm: string;
  readonly mind: string;
  readonly passed: boolean;
  readonly checks: readonly GateCheck[];
}

export interface GateWish {
  /** The arm to look at; the last one when absent. */
  readonly arm?: string | undefined;
  readonly gates?: readonly GateName[] | undefined;
  /** Bars for which there was nothing to count are let through. */
  readonly allowsUnmeasured?: boolean | undefined;
}

/** An arm the results do not have. */
export class UnknownArmError extends Error {
  readonly code = 'UNKNOWN_ARM';
  override readonly name = 'UnknownArmError';
  readonly arm: string;
  readonly known: readonly string[];

  constructor(arm: string, known: readonly string[]) {
    super(`there is no arm ${arm}; there are ${known.join(', ')}`);
    this.arm = arm;
    this.known = known;
  }
}

/** Every gate for every mind of the arm. */
export function judgeGates(
  results: RunResults,
  { arm, gates = GATE_NAMES, allowsUnmeasured = false }: GateWish = {},
): GateResult[] {
  const known = [...new Set(results.arms.map((one) => one.arm))];
  const wanted = arm ?? known.at(-1);
  if (wanted === undefined) return [];
  const found = results.arms.filter((one) => one.arm === wanted);
  if (found.length === 0) throw new UnknownArmError(wanted, known);
  return found.flatMap(({ mind, metrics }) =>
    gates.map((gate) => {
      const checks = GATES[gate].map((bar) => {
        const measured = metrics[bar.metric] ?? NOTHING;
        return { ...bar, measured, verdict: verdictOf(bar, measured) };
      });
      const passed = checks.every(
        ({ verdict }) => verdict === 'passed' || (allowsUnmeasured && verdict === 'unmeasured'),
      );
      return { gate, arm: wanted, mind, passed, checks };
    }),
  );
}

/** A metric that the run did not know. */
const NOTHING: Measured = {
  ...{ value: null, low: null, high: null, hits: 0, of: 0, sessions: 0 },
  note: 'none',
};

function verdictOf({ is, bar }: GateBar, { value }: Measured): GateCheck['verdict'] {
  if (value === null) return 'unmeasured';
  return (is === '<=' ? value <= bar : value >= bar) ? 'passed' : 'failed';
}
