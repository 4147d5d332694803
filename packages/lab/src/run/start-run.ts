// Starts a run, or goes on with one: what is there already is not played again.
import { dirname, resolve } from 'node:path';
import type { ModelSettings } from '@hakoniwa/garden';
import { BudgetExceededError } from '@hakoniwa/model';
import { readExperiment } from '../experiment/read-experiment.ts';
import type { Experiment } from '../experiment/schema.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { RunFolderError } from '../folder/run-folder-error.ts';
import { runMeta } from '../folder/run-meta.ts';
import type { Cell } from '../plan/cell.ts';
import { planCells } from '../plan/plan-cells.ts';
import { House, SHIPPED_PACKS } from '../play/house.ts';
import { judgeRecorded } from '../recorded/judge-recorded.ts';
import type { Results } from '../results/results.ts';
import { CellModels } from './cell-models.ts';
import { checkPacks } from './check-packs.ts';
import { doCell } from './do-cell.ts';
import { finishRun } from './finish-run.ts';
import { playHere } from './play-here.ts';
import { ProgressCount, type RunProgress } from './progress.ts';
import { playInPool } from './worker-pool.ts';

export interface StartRun {
  /** The experiment's file, for messages and for paths in it. */
  readonly file: string;
  readonly text: string;
  /** Where the run is kept. */
  readonly folder: string;
  /** Where shipped packs lie; the house's own when absent. */
  readonly packs?: string | undefined;
  /** Worker threads; 0 plays in this one. */
  readonly workers?: number | undefined;
  /** Sessions asked of models at once; each server still has its own slots. */
  readonly atOnce?: number | undefined;
  readonly settings?: ModelSettings | undefined;
  /** Another cap on tokens than the experiment's: how a run out of budget goes on. */
  readonly tokens?: number | undefined;
  readonly onProgress?: ((progress: RunProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How a start ended: all done, called off, or out of budget. */
export interface RunEnd {
  readonly state: 'finished' | 'interrupted' | 'spent';
  readonly results: Results | undefined;
  readonly folder: RunFolder;
}

/** Runs an experiment; throws ExperimentProblemsError, RunFolderError, SessionFailedError and model errors. */
export async function startRun(options: StartRun): Promise<RunEnd> {
  const { file, text, signal } = options;
  const experiment = readExperiment(file, text);
  const folder = new RunFolder(resolve(options.folder));
  await claim(folder, text);
  const beside = dirname(resolve(file));
  const roots = { shipped: options.packs ?? SHIPPED_PACKS, beside };
  const house = await House.open(roots);
  await checkPacks({ file, text, experiment, house });
  await folder.write(folder.file('run.json'), pretty(await runMeta(experiment, { text, house })));
  const startedMs = Date.now();
  const cells = planCells(experiment);
  const isSpent = await playAll({ options, experiment, folder, house, roots, cells });
  if (signal?.aborted) return { state: 'interrupted', results: undefined, folder };
  if (isSpent) return { state: 'spent', results: undefined, folder };
  const recorded = judgeRecorded(house.gm, experiment, beside);
  const results = await finishRun({ experiment, folder, cells, recorded, startedMs });
  return { state: 'finished', results, folder };
}

/** A folder holds one experiment; another text under the same folder is refused. */
async function claim(folder: RunFolder, text: string): Promise<void> {
  const file = folder.file('experiment.yaml');
  const kept = await folder.text('experiment.yaml').catch(() => undefined);
  if (kept !== undefined && kept !== text) throw new RunFolderError('other', file);
  if (kept === undefined) await folder.write(file, text);
}

interface PlayAll {
  readonly options: StartRun;
  readonly experiment: Experiment;
  readonly folder: RunFolder;
  readonly house: House;
  readonly roots: { readonly shipped: string; readonly beside: string };
  readonly cells: readonly Cell[];
}

/** Plays what is missing; true when the budget ended before the sessions did. */
async function playAll({
  options,
  experiment,
  folder,
  house,
  roots,
  cells,
}: PlayAll): Promise<boolean> {
  const { onProgress, signal, settings } = options;
  const open = cells.filter(({ id }) => !folder.hasCell(id));
  const count = new ProgressCount({ total: cells.length, before: cells.length - open.length });
  onProgress?.(count.at());
  const onDone = (id: string, turns: number) => onProgress?.(count.add(id, turns));
  const asking = open.filter(({ mind }) => experiment.minds[mind]?.kind === 'model');
  const quick = open.filter((cell) => !asking.includes(cell));
  const leftTokens = await tokensLeft({ options, experiment, folder, cells });
  const models = new CellModels({ experiment, folder, beside: roots.beside, settings, leftTokens });
  const play = (cell: Cell) => doCell({ cell, experiment, house, models, folder, signal });
  const workers = options.workers ?? 0;
  const isWorth = workers > 1 && quick.length >= workers * WORTH_A_WORKER;
  const start = { experiment, folder: folder.path, roots };
  const never = () => false;
  if (isWorth) await playInPool({ start, size: workers, cells: quick, onDone, signal });
  else await playHere({ cells: quick, atOnce: 1, play, onDone, signal, isSpent: never });
  const endMs = Date.now() + (experiment.budget.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  try {
    const isSpent = () => Date.now() >= endMs;
    await playHere({ cells: asking, atOnce: options.atOnce ?? 1, play, onDone, signal, isSpent });
  } catch (error) {
    if (error instanceof BudgetExceededError) return true;
    if (!signal?.aborted) throw error;
  }
  return cells.some(({ id }) => !folder.hasCell(id));
}

/** What the budget still holds after the sessions that are done. */
async function tokensLeft({
  options,
  experiment,
  folder,
  cells,
}: Omit<PlayAll, 'house' | 'roots'>): Promise<number | undefined> {
  const cap = options.tokens ?? experiment.budget.tokens;
  if (cap === undefined) return undefined;
  const done = cells.filter(({ id }) => folder.hasCell(id));
  const judged = await Promise.all(done.map(({ id }) => folder.judged(id)));
  const calls = judged.flatMap(({ turns }) => turns.flatMap((turn) => turn.calls));
  const used = calls.reduce((sum, call) => sum + call.promptTokens + call.completionTokens, 0);
  return Math.max(0, cap - used);
}

/** Sessions per worker below which loading another dictionary costs more than it saves. */
const WORTH_A_WORKER = 8;

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
