// A Lab with a finished run, on a database of the test run and in a folder of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@hakoniwa/database';
import type { Jobs } from '@hakoniwa/database/jobs';
import { runAside, runWhole } from '@hakoniwa/lab';
import { LOCAL_OWNER } from '../src/borders/pass.ts';
import { openServerJobs } from '../src/jobs/server-jobs.ts';
import { openLab } from '../src/lab/open-lab.ts';

/** An experiment that is over in a moment. */
export const TINY = `name: tiny
seeds: 2
turns: 2
scenarios: [kitchen_morning]
arms:
  A: { inject: false, gm: false }
  D: { inject: true, gm: true }
minds:
  noisy: { kind: noisy, rate: 0.5 }
`;

interface LabOptions {
  readonly root?: string;
  /** The jobs of the server; its own when left out. */
  readonly jobs?: Jobs;
  /** Whether runs have a thread of their own, as on a server; it takes seconds to load from sources. */
  readonly isAside?: boolean;
}

/** Opens a Lab; close it when done. */
export async function labOn(database: Database, options: LabOptions = {}) {
  const { root, jobs: given, isAside = false } = options;
  const folder = root ?? (await mkdtemp(join(tmpdir(), 'hakoniwa-server-lab-')));
  const onError = (error: Error) => {
    throw error;
  };
  const jobs = given ?? (await openServerJobs(database, onError));
  const lab = await openLab({ jobs, root: folder, run: isAside ? runAside : runWhole });
  const until = async (id: string, state: string) => {
    for (;;) {
      const run = await lab.get(id, LOCAL_OWNER);
      if (run.state === state) return run;
      if (run.state === 'failed') throw new Error(run.error);
      await wait(50);
    }
  };
  const close = async () => {
    if (!given) await jobs.close();
    // A run that was cut may write a last line while its folder goes.
    const patience = { maxRetries: 100, retryDelay: 50 };
    if (root === undefined) await rm(folder, { recursive: true, force: true, ...patience });
  };
  return { lab, folder, until, close };
}

/** A Lab with one run that is done. */
export async function labWithRun(database: Database) {
  const opened = await labOn(database);
  const { id } = await opened.lab.start({ text: TINY }, LOCAL_OWNER);
  await opened.until(id, 'done');
  return { ...opened, run: id };
}
