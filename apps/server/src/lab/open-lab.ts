// The Lab of a server that keeps things: runs are jobs on the database, their files lie in the data folder.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@hakoniwa/database';
import type { JobProgress, Jobs } from '@hakoniwa/database/jobs';
import { type Caller, type ModelSettings, ownerIdOf } from '@hakoniwa/garden';
import {
  compareCells,
  type JudgedCell,
  judgedCells,
  type ReadRun,
  readRun,
  runAside,
  shippedExperiments,
} from '@hakoniwa/lab';
import { labQueue } from '../jobs/lab-queue.ts';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Lab } from './lab.ts';
import { labRun } from './lab-run.ts';
import { labWork } from './lab-work.ts';
import { wantedText } from './wanted-text.ts';

interface OpenLab {
  readonly jobs: Jobs;
  /** Under which runs are kept; processes that share a database share this folder too. */
  readonly root: string;
  /** Where the model called `auto` comes from. */
  readonly settings?: ModelSettings | undefined;
  /** Who plays a run: a thread of its own unless told otherwise. */
  readonly run?: typeof runAside;
}

/** Opens the Lab and takes up the runs that were cut. */
export async function openLab({ jobs, root, settings, run = runAside }: OpenLab): Promise<Lab> {
  const folderOf = (id: string) => join(root, id);
  await jobs.work(labQueue, labWork({ folderOf, settings, run }));
  const shown = (job: JobProgress) => labRun(job, folderOf(job.jobId));
  const own = async (id: string, { owner }: Caller): Promise<JobProgress> => {
    const found = await jobs.find({ jobId: id, ownerId: ownerIdOf(owner) });
    if (found?.queue !== labQueue.name) throw new Refused('UNKNOWN_RUN', 'there is no such run');
    return found;
  };
  return {
    experiments: shippedExperiments,
    start: async (wanted, caller) => {
      const text = await wantedText(wanted);
      const ownerId = ownerIdOf(caller.owner);
      const id = await jobs.ask({ queue: labQueue, data: { text }, ownerId });
      await makeFolder(folderOf(id));
      await writeFile(join(folderOf(id), 'experiment.yaml'), text);
      return shown(await own(id, caller));
    },
    list: async ({ owner }) => {
      const all = await jobs.list({ ownerId: ownerIdOf(owner), limit: limits.lab.listed });
      return Promise.all(all.filter(({ queue }) => queue === labQueue.name).map(shown));
    },
    get: async (id, caller) => shown(await own(id, caller)),
    read: async (id, caller) => {
      const { state } = await own(id, caller);
      if (state !== 'done') throw new Refused('RUN_PENDING', 'the run is not finished');
      return readRun(folderOf(id));
    },
    cells: cellsOf,
    compare: async (first, second) =>
      compareCells(await cellsOf(first), {
        second: await cellsOf(second),
        sampling: first.experiment.intervals,
      }),
  };
}

async function cellsOf(run: ReadRun): Promise<JudgedCell[]> {
  const cells: JudgedCell[] = [];
  for await (const cell of judgedCells(run)) cells.push(cell);
  return cells;
}
