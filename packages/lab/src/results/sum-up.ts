// Sums a run up: from judged sessions to results.
import type { Experiment } from '../experiment/schema.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { armsPlayed, planCells } from '../plan/plan-cells.ts';
import { switchesOf } from '../plan/switches-of.ts';
import type { RecordedResult } from '../recorded/recorded-result.ts';
import { type ArmCells, armResult } from './arm-result.ts';
import { contrastsOf } from './contrasts.ts';
import { countSession } from './count-session.ts';
import type { RunResults } from './results.ts';

export interface ToSumUp {
  readonly experiment: Experiment;
  readonly cells: readonly JudgedCell[];
  readonly recorded?: readonly RecordedResult[];
}

/** The results; the same sessions give the same results, in whatever order they were played. */
export function sumUp({ experiment, cells, recorded = [] }: ToSumUp): RunResults {
  const { name, title, about, language, intervals } = experiment;
  const baseline = experiment.baseline ?? Object.keys(experiment.arms)[0] ?? '';
  const order = new Map(planCells(experiment).map(({ id }, index) => [id, index]));
  const sorted = [...cells].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const arms = armsPlayed(experiment).flatMap(({ arm, mind }): ArmCells[] => {
    const sheet = experiment.arms[arm];
    const own = sorted.filter((cell) => cell.arm === arm && cell.mind === mind);
    return sheet && own.length > 0 ? [{ arm, mind, sheet, cells: own }] : [];
  });
  const minds = [...new Set(arms.map(({ mind }) => mind))];
  return {
    name,
    ...(title === undefined ? {} : { title }),
    ...(about === undefined ? {} : { about }),
    ...{ language, baseline },
    confidence: intervals.confidence,
    resamples: intervals.resamples,
    sessions: cells.length,
    planned: order.size,
    turns: cells.reduce((sum, { turns }) => sum + turns.length, 0),
    arms: arms.map((one) => armResult(one, intervals)),
    contrasts: minds.flatMap((mind) => {
      const own = arms.filter((one) => one.mind === mind);
      const rows = own.map(({ arm, sheet, cells: some }) => ({
        ...{ arm, switches: switchesOf(sheet) },
        rows: some.map(countSession),
      }));
      return contrastsOf(mind, rows, { baseline, sampling: intervals });
    }),
    recorded,
  };
}
