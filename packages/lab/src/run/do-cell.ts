// One session from beginning to end: played, judged from its own log, and kept.
import type { Experiment } from '../experiment/schema.ts';
import type { RunFolder } from '../folder/run-folder.ts';
import { judgeCell } from '../judge/judge-cell.ts';
import type { Cell } from '../plan/cell.ts';
import { cellText, parseCell } from '../play/cell-log.ts';
import type { LabGardens } from '../play/lab-gardens.ts';
import { playCell } from '../play/play-cell.ts';
import type { CellModels } from './cell-models.ts';

export interface DoCell {
  readonly cell: Cell;
  readonly experiment: Experiment;
  readonly gardens: LabGardens;
  readonly models: CellModels;
  readonly folder: RunFolder;
  readonly signal?: AbortSignal | undefined;
}

/** Plays, judges and keeps it; gives the number of its turns. */
export async function doCell({
  cell,
  experiment,
  gardens,
  models,
  folder,
  signal,
}: DoCell): Promise<number> {
  const own = experiment.minds[cell.mind];
  if (!own) throw new RangeError(`there is no mind ${cell.mind}`);
  const { modelFor, sheet } = await models.modelFor(cell, own);
  const began = performance.now();
  const { log, genesis, timings } = await playCell({ cell, sheet, gardens, modelFor, signal });
  const played = performance.now();
  const { pack } = await gardens.pack(cell.pack);
  // The judge reads what a reader of the folder would: the log as text.
  const read = parseCell(cellText(log)) ?? log;
  const judged = judgeCell({ log: read, genesis, gm: gardens.gm, pack });
  const { id, arm, mind } = cell;
  const timing = {
    ...{ id, arm, mind, turns: judged.turns.length, calls: timings },
    playMs: Math.round(played - began),
    judgeMs: Math.round(performance.now() - played),
  };
  await folder.keepCell({ log, genesis, judged, timing });
  return judged.turns.length;
}
