// One arm under one mind: its metrics overall and by scenario, and what its violations were.
import { countRecord, NO_COUNTS, sanitizerMetrics } from '@hakoniwa/gm';
import type { Arm } from '../experiment/schema.ts';
import type { JudgedCell, JudgedText, JudgedTurn } from '../judge/judged-turn.ts';
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

/** Spec 4's list: how often each prop is blocked in first attempts and in final texts. */
function blockedProps(turns: readonly JudgedTurn[]): ArmResult['blockedProps'] {
  const first = blockedIn(turns.filter(({ hasFirst }) => hasFirst).map((turn) => turn.first));
  const final = blockedIn(turns.map((turn) => turn.final));
  const names = [...new Set([...first.keys(), ...final.keys()])];
  return names
    .map((prop) => [prop, first.get(prop) ?? 0, final.get(prop) ?? 0] as const)
    .sort((a, b) => b[1] - a[1] || b[2] - a[2])
    .slice(0, limits.topProps);
}

/** By spec 4's own fold. */
function blockedIn(texts: readonly JudgedText[]): ReadonlyMap<string, number> {
  const counts = texts.reduce((sum, { sanitizer }, turn) => {
    const { action, removed, replaced, blocked } = sanitizer;
    return countRecord(sum, {
      turn,
      speaker: '',
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
  return new Map(sanitizerMetrics(counts, Number.POSITIVE_INFINITY).blocked_props_topN);
}
