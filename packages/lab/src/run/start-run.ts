// Starts a run, or goes on with one: what is there already is not played again.
import { BudgetExceededError } from '@hakoniwa/model';
import { whileHeld } from '../folder/hold-folder.ts';
import type { RunFolder } from '../folder/run-folder.ts';
import type { Cell } from '../plan/cell.ts';
import type { RunResults } from '../results/results.ts';
import { doCell } from './do-cell.ts';
import { finishRun } from './finish-run.ts';
import { playHere } from './play-here.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';
import { ProgressCount } from './progress.ts';
import type { StartRun } from './start-options.ts';
import { playInPool } from './worker-pool.ts';

/** How a start ended: all done, called off, or out of budget. */
export interface RunEnd {
  readonly state: 'finished' | 'interrupted' | 'spent';
  readonly results: RunResults | undefined;
  readonly folder: RunFolder;
}

/** Runs an experiment; throws what prepareRun does, SessionFailedError and model errors. */
export async function startRun(options: StartRun): Promise<RunEnd> {
  const run = await prepareRun(options);
  const { folder } = run;
  return whileHeld(folder, async () => {
    const startedMs = Date.now();
    const isSpent = await playAll(run, options);
    if (options.signal?.aborted) return { state: 'interrupted', results: undefined, folder };
    if (isSpent) return { state: 'spent', results: undefined, folder };
    const results = await finishRun({ ...run, startedMs });
    return { state: 'finished', results, folder };
  });
}

/** Plays what is missing; true when the budget ended before the sessions did. */
async function playAll(run: PreparedRun, options: StartRun): Promise<boolean> {
  const { experiment, folder, gardens, roots, models, cells, open } = run;
  const { onProgress, signal } = options;
  const count = new ProgressCount({ total: cells.length, before: cells.length - open.length });
  onProgress?.(count.at());
  const onDone = (id: string, turns: number) => onProgress?.(count.add(id, turns));
  const asking = open.filter(({ mind }) => experiment.minds[mind]?.kind === 'model');
  const quick = open.filter((cell) => !asking.includes(cell));
  const play = (cell: Cell) => doCell({ cell, experiment, gardens, models, folder, signal });
  const workers = options.workers ?? 0;
  const isWorth = workers > 1 && quick.length >= workers * WORTH_A_WORKER;
  const start = { experiment, folder: folder.path, roots };
  const never = () => false;
  const endMs = Date.now() + (experiment.budget.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const isSpent = () => Date.now() >= endMs;
  try {
    if (isWorth) await playInPool({ start, size: workers, cells: quick, onDone, signal });
    else await playHere({ cells: quick, atOnce: 1, play, onDone, signal, isSpent: never });
    await playHere({ cells: asking, atOnce: options.atOnce ?? 1, play, onDone, signal, isSpent });
  } catch (error) {
    if (error instanceof BudgetExceededError) return true;
    if (!signal?.aborted) throw error;
  }
  return cells.some(({ id }) => !folder.hasCell(id));
}

/** Sessions per worker below which loading another dictionary costs more than it saves. */
const WORTH_A_WORKER = 8;
