// One arm under one mind: its metrics overall and by scenario, and what its violations were.
import type { SanitizerMetrics } from '@hakoniwa/gm';
import type { Arm } from '../experiment/schema.ts';
import type { JudgedCell, JudgedTurn } from '../judge/judged-turn.ts';
import { limits } from '../limits.ts';
import { REPAIR_OUTCOMES, repairOutcome } from '../metrics/repair-outcome.ts';
import { switchesOf } from '../plan/switches-of.ts';
import { countSession } from './count-session.ts';
import { drawValues, measureRows, type Sampling } from './measure.ts';
import type { ArmResult } from './results.ts';
import { sanitizerFigures } from './sanitizer-records.ts';
import { speakerRows } from './speaker-rows.ts';

export interface ArmCells {
  readonly arm: string;
  readonly mind: string;
  readonly sheet: Arm;
  readonly cells: readonly JudgedCell[];
}

export function armResult({ arm, mind, sheet, cells }: ArmCells, sampling: Sampling): ArmResult {
  const rows = cells.map(countSession);
  const turns = cells.flatMap((cell) => cell.turns);
  const scenarios = [...new Set(cells.map(({ scenario }) => scenario))];
  const measure = (some: typeof rows) => measureRows(some, drawValues(some, sampling), sampling);
  const { title } = sheet;
  const sanitizer = sanitizerFigures(turns);
  return {
    ...{ arm, mind },
    ...(title === undefined ? {} : { title }),
    switches: switchesOf(sheet),
    model: cells[0]?.model ?? '',
    sessions: cells.length,
    turns: turns.length,
    metrics: measure(rows),
    scenarios: Object.fromEntries(
      scenarios.map((scenario) => [
        scenario,
        measure(rows.filter(({ stratum }) => stratum === scenario)),
      ]),
    ),
    outcomes: Object.fromEntries(
      REPAIR_OUTCOMES.map((outcome) => [
        outcome,
        turns.filter((turn) => repairOutcome(turn) === outcome).length,
      ]),
    ),
    reasons: reasonsOf(turns),
    speakers: speakerRows(cells, sampling),
    sanitizer,
    blockedProps: blockedProps(sanitizer),
  };
}

function reasonsOf(turns: readonly JudgedTurn[]): ArmResult['reasons'] {
  const counts = new Map<string, [number, number]>();
  for (const turn of turns)
    [turn.first, turn.final].forEach(({ violations }, which) => {
      if (which === 0 && !turn.hasFirst) return;
      for (const { reason } of violations) {
        const pair = counts.get(reason) ?? [0, 0];
        pair[which] = (pair[which] ?? 0) + 1;
        counts.set(reason, pair);
      }
    });
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Spec 4's list: how often each prop is blocked in first attempts and in final texts. */
function blockedProps({ first, final }: Record<'first' | 'final', SanitizerMetrics>) {
  const [before, after] = [first, final].map((one) => new Map(one.blocked_props_topN));
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  return names
    .map((prop) => [prop, before?.get(prop) ?? 0, after?.get(prop) ?? 0] as const)
    .sort((a, b) => b[1] - a[1] || b[2] - a[2])
    .slice(0, limits.topProps);
}
