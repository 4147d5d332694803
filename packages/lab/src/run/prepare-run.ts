// Prepares a run: everything that can be wrong with it is said before a session is played or a file written.
import { dirname, resolve } from 'node:path';
import { readExperiment } from '../experiment/read-experiment.ts';
import type { Experiment } from '../experiment/schema.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { RunFolderError } from '../folder/run-folder-error.ts';
import { differencesOf, type RunMeta, runMeta } from '../folder/run-meta.ts';
import type { Cell } from '../plan/cell.ts';
import { planCells } from '../plan/plan-cells.ts';
import { LabGardens, type PackRoots, SHIPPED_PACKS } from '../play/lab-gardens.ts';
import { judgeRecorded } from '../recorded/judge-recorded.ts';
import type { RecordedResult } from '../recorded/recorded-result.ts';
import { CellModels } from './cell-models.ts';
import { checkPacks } from './check-packs.ts';
import { meetModel } from './meet-models.ts';
import type { StartRun } from './start-options.ts';

/** A run that can begin, or go on. */
export interface PreparedRun {
  readonly experiment: Experiment;
  readonly folder: RunFolder;
  readonly roots: PackRoots;
  readonly gardens: LabGardens;
  readonly models: CellModels;
  readonly recorded: readonly RecordedResult[];
  readonly cells: readonly Cell[];
  /** Those that are still to be played. */
  readonly open: readonly Cell[];
}

/** Throws ExperimentProblemsError, RunFolderError, RecordedFileError, NoModelError and ModelAbsentError. */
export async function prepareRun(options: StartRun): Promise<PreparedRun> {
  const { file, text, settings } = options;
  const experiment = readExperiment(file, text);
  const folder = new RunFolder(resolve(options.folder));
  const beside = dirname(resolve(file));
  const roots = { shipped: options.packs ?? SHIPPED_PACKS, beside };
  const gardens = await LabGardens.open(roots);
  await checkPacks({ file, text, experiment, gardens });
  const recorded = judgeRecorded(gardens.gm, { experiment, beside });
  const cells = planCells(experiment);
  await refuseOther(folder, text);
  const open = bySeed(cells.filter(({ id }) => !folder.hasCell(id)));
  const leftTokens = await tokensLeft({ options, experiment, folder, cells });
  const models = new CellModels({ experiment, folder, beside, settings, leftTokens });
  const run = { experiment, folder, roots, gardens, models, recorded, cells, open };
  await claim(run, text);
  return run;
}

/** Seed after seed through all arms: what is cut short can still be compared in pairs. */
function bySeed(cells: readonly Cell[]): Cell[] {
  const seeds = [...new Set(cells.map(({ seed }) => seed))];
  return seeds.flatMap((seed) => cells.filter((cell) => cell.seed === seed));
}

/** A folder holds one experiment; another text is refused once something was played. */
async function refuseOther(folder: RunFolder, text: string): Promise<void> {
  const kept = await folder.text('experiment.yaml').catch(() => undefined);
  if (kept !== undefined && kept !== text && folder.hasAnyCell())
    throw new RunFolderError('other', folder.file('experiment.yaml'));
}

/** Writes down what the run is made of; a run that was begun with something else is not gone on with. */
async function claim(run: PreparedRun, text: string): Promise<void> {
  const { experiment, folder, gardens, cells, open } = run;
  const isBegun = open.length < cells.length;
  const kept = isBegun ? await folder.json<RunMeta>('run.json').catch(() => undefined) : undefined;
  if (kept && open.length === 0) return;
  const models = { ...kept?.models, ...(await metModels(run)) };
  const meta = await runMeta(experiment, { text, gardens, models });
  const changed = kept ? differencesOf(kept, meta) : [];
  if (changed.length > 0)
    throw new RunFolderError('changed', folder.file('run.json'), { about: changed.join(', ') });
  await folder.write(folder.file('experiment.yaml'), text);
  await folder.write(folder.file('run.json'), `${JSON.stringify(meta, null, 2)}\n`);
}

/** Every model that an open session asks. */
async function metModels({ experiment, models, open }: PreparedRun): Promise<RunMeta['models']> {
  const { minds } = experiment;
  const names = new Set(
    open.flatMap(({ mind }) => {
      const sheet = minds[mind];
      return sheet?.kind === 'model' ? [sheet.model] : [];
    }),
  );
  const met = await Promise.all(
    [...names].map(
      async (name) =>
        [name, await meetModel(experiment.models[name] ?? name, await models.find(name))] as const,
    ),
  );
  return Object.fromEntries(met);
}

interface Spending {
  readonly options: StartRun;
  readonly experiment: Experiment;
  readonly folder: RunFolder;
  readonly cells: readonly Cell[];
}

/** What the budget still holds after the sessions that are done. */
async function tokensLeft({
  options,
  experiment,
  folder,
  cells,
}: Spending): Promise<number | undefined> {
  const cap = options.tokens ?? experiment.budget.tokens;
  if (cap === undefined) return undefined;
  const done = cells.filter(({ id }) => folder.hasCell(id));
  const judged = await Promise.all(done.map(({ id }) => folder.judged(id)));
  const calls = judged.flatMap(({ turns }) => turns.flatMap((turn) => turn.calls));
  const used = calls.reduce((sum, call) => sum + call.promptTokens + call.completionTokens, 0);
  return Math.max(0, cap - used);
}
