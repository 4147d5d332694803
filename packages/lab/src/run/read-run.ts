// Reads a finished run: its experiment, what it was made of, its results and its timing.
import { readExperiment } from '../experiment/read-experiment.ts';
import type { Experiment } from '../experiment/schema.ts';
import { RunFolder } from '../folder/run-folder.ts';
import type { RunMeta } from '../folder/run-meta.ts';
import type { JudgedCell } from '../judge/judged-turn.ts';
import { planCells } from '../plan/plan-cells.ts';
import type { Results } from '../results/results.ts';
import type { RunTiming } from '../results/timing.ts';

export interface ReadRun {
  readonly folder: RunFolder;
  readonly experiment: Experiment;
  readonly meta: RunMeta;
  readonly results: Results;
  readonly timing: RunTiming;
}

/** Throws RunFolderError when there is no finished run. */
export async function readRun(path: string): Promise<ReadRun> {
  const folder = new RunFolder(path);
  const text = await folder.text('experiment.yaml');
  return {
    folder,
    experiment: readExperiment(folder.file('experiment.yaml'), text),
    meta: await folder.json<RunMeta>('run.json'),
    results: await folder.json<Results>('results.json'),
    timing: await folder.json<RunTiming>('timing.json'),
  };
}

/** Every judged session of a run, in the order of its plan. */
export async function* judgedCells({
  folder,
  experiment,
}: Pick<ReadRun, 'folder' | 'experiment'>): AsyncGenerator<JudgedCell> {
  for (const { id } of planCells(experiment)) if (folder.hasCell(id)) yield await folder.judged(id);
}
