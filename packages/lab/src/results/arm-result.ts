// One arm under one mind: its metrics overall and by scenario, and what its violations were.
import { countRecord, NO_COUNTS, sanitizerMetrics } from '@hakoniwa/gm';
import type { Arm } from '../experiment/schema.ts';
import type { JudgedCell, JudgedTurn } from '../judge/judged-turn.ts';
import { limits } from '../limits.ts';
import { REPAIR_OUTCOMES, repairOutcome } from '../metrics/repair-outcome.ts';
import { countSession } from './count-session.ts';
import { drawValues, measureRows, type Sampling } from './measure.ts';
import type { ArmResult } from './results.ts';

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
  const { inject, gm, sanitizer, storyteller, title } = sheet;
  return {
    ...{ arm, mind },
    ...(title === undefined ? {} : { title }),
    switches: { inject, gm, sanitizer, storyteller },
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
    blockedProps: blockedProps(turns),
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

/** Spec 4's list, by its own fold. */
function blockedProps(turns: readonly JudgedTurn[]): ArmResult['blockedProps'] {
  const counts = turns.reduce((sum, { turn, who, first }) => {
    const { action, removed, replaced, blocked } = first.sanitizer;
    return countRecord(sum, {
      turn,
      speaker: who,
      sanitizer: {
        triggered: blocked.length > 0,
        action_removed: removed,
        action_replaced: replaced,
        blocked_props: blocked,
        original_action: action,
        replacement: null,
      },
    });
  }, NO_COUNTS);
  return sanitizerMetrics(counts, limits.topProps).blocked_props_topN;
}
