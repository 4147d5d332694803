// Reads a finished run: its experiment, what it was made of, its results and its timing.
import { readExperiment } from '../experiment/read-experiment.ts';
import type { Experiment } from '../experiment/schema.ts';
import { RunFolder } from '../folder/run-folder.ts';
import type { RunMeta } from '../folder/run-meta.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { planCells } from '../plan/plan-cells.ts';
import type { RunResults } from './results.ts';
import { sumUp } from './sum-up.ts';
import { type RunTiming, timingOf } from './timing.ts';

export interface ReadRun {
  readonly folder: RunFolder;
  readonly experiment: Experiment;
  readonly meta: RunMeta;
  readonly results: RunResults;
  readonly timing: RunTiming;
}

/** Throws RunFolderError when there is no finished run, or with `mayBePart` when nothing was played. */
export async function readRun(
  path: string,
  { mayBePart = false }: { mayBePart?: boolean } = {},
): Promise<ReadRun> {
  const folder = new RunFolder(path);
  const text = await folder.text('experiment.yaml');
  const experiment = readExperiment(folder.file('experiment.yaml'), text);
  const made = { folder, experiment, meta: await folder.json<RunMeta>('run.json') };
  if (mayBePart && !folder.has('results.json') && folder.hasAnyCell())
    return { ...made, ...(await partOf(made)) };
  return {
    ...made,
    results: await folder.json<RunResults>('results.json'),
    timing: await folder.json<RunTiming>('timing.json'),
  };
}

/** What the sessions say that were played so far. */
async function partOf(
  run: Pick<ReadRun, 'folder' | 'experiment'>,
): Promise<Pick<ReadRun, 'results' | 'timing'>> {
  const cells: JudgedCell[] = [];
  for await (const cell of judgedCells(run)) cells.push(cell);
  const timings = await Promise.all(cells.map(({ id }) => run.folder.timing(id)));
  const nowMs = Date.now();
  return {
    results: sumUp({ experiment: run.experiment, cells }),
    timing: timingOf(timings, { startedMs: nowMs, endedMs: nowMs }),
  };
}

/** Every judged session of a run, in the order of its plan. */
export async function* judgedCells({
  folder,
  experiment,
}: Pick<ReadRun, 'folder' | 'experiment'>): AsyncGenerator<JudgedCell> {
  for (const { id } of planCells(experiment)) if (folder.hasCell(id)) yield await folder.judged(id);
}
