// The jobs of this server as routes know them: asked for, looked at, called off, tried again, each its owner's.
import { createReadStream } from 'node:fs';
import { type Database, readFileBytes, storeFile } from '@hakoniwa/database';
import type { JobProgress, Jobs } from '@hakoniwa/database/jobs';
import { type Caller, ownerIdOf } from '@hakoniwa/garden';
import type { JobShown } from '@hakoniwa/protocol';
import type { Backups } from '../backups/backups.ts';
import { sweepSpoolFolders } from '../backups/spool-folder.ts';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import { fileOf, jobShown } from './job-shown.ts';
import { exportQueue, importQueue, upkeepQueue } from './queues.ts';
import { exportWork, importWork, upkeepWork } from './work.ts';

export interface JobQueue {
  readonly list: (caller: Caller) => Promise<readonly JobShown[]>;
  /** Throws UNKNOWN_JOB, for a foreign one as for none; so do all that follow. */
  readonly find: (id: string, caller: Caller) => Promise<JobShown>;
  readonly cancel: (id: string, caller: Caller) => Promise<JobShown>;
  /** JOB_STATE unless it failed. */
  readonly retry: (id: string, caller: Caller) => Promise<JobShown>;
  readonly askExport: (caller: Caller, garden?: string) => Promise<JobShown>;
  readonly askImport: (
    caller: Caller,
    sent: { readonly file: string; readonly keepsIds: boolean },
  ) => Promise<JobShown>;
  /** What an export made; NO_FILE when there is none, or none any more. */
  readonly bytesOf: (id: string, caller: Caller) => Promise<AsyncGenerator<Uint8Array, void>>;
  /** Asks for no more upkeep; the jobs themselves are closed by whoever opened them. */
  readonly stop: () => void;
}

interface JobQueueParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly backups: Backups;
  readonly onError: (error: Error) => void;
}

/** Takes up the work of backups and tidying. */
export async function openJobQueue(given: JobQueueParts): Promise<JobQueue> {
  const { onError, ...parts } = given;
  const { database, jobs } = parts;
  await jobs.work(exportQueue, exportWork(parts));
  await jobs.work(importQueue, importWork(parts));
  await jobs.work(upkeepQueue, upkeepWork(parts));
  await sweepSpoolFolders();
  const askUpkeep = () => {
    const day = new Date().toISOString().slice(0, 10);
    jobs.ask({ queue: upkeepQueue, data: { day }, key: day }).catch(onError);
  };
  const timer = setInterval(askUpkeep, limits.jobs.upkeepMs).unref();
  askUpkeep();
  const own = async (id: string, { owner }: Caller): Promise<JobProgress> => {
    const found = await jobs.find({ jobId: id, ownerId: ownerIdOf(owner) });
    if (!found) throw new Refused('UNKNOWN_JOB', 'there is no such job');
    return found;
  };
  const shown = async (id: string, caller: Caller) => jobShown(await own(id, caller));
  return {
    list: async ({ owner }) => {
      const found = await jobs.list({ ownerId: ownerIdOf(owner), limit: limits.jobs.listed });
      return found.map(jobShown);
    },
    find: shown,
    cancel: async (id, caller) => {
      await own(id, caller);
      await jobs.cancel(id);
      return shown(id, caller);
    },
    retry: async (id, caller) => {
      const { state } = await own(id, caller);
      if (state !== 'dead') throw new Refused('JOB_STATE', 'only a job that failed is tried again');
      await jobs.retry(id);
      return shown(id, caller);
    },
    askExport: async (caller, garden) => {
      const { owner } = caller;
      const data = { owner, ...(garden === undefined ? {} : { garden }) };
      const id = await jobs.ask({ queue: exportQueue, data, ownerId: ownerIdOf(owner) });
      return shown(id, caller);
    },
    askImport: async (caller, { file, keepsIds }) => {
      const { owner } = caller;
      const kept = await storeFile(database, { bytes: createReadStream(file) });
      const data = { owner, file: kept.file, keepsIds };
      const id = await jobs.ask({ queue: importQueue, data, ownerId: ownerIdOf(owner) });
      return shown(id, caller);
    },
    bytesOf: async (id, caller) => {
      const file = fileOf(await own(id, caller));
      if (file === undefined)
        throw new Refused('NO_FILE', 'this job has no file, or none any more');
      return readFileBytes(database, file);
    },
    stop: () => clearInterval(timer),
  };
}
