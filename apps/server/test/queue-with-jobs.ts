// A queue with a job that is done and one that failed, on a database of the test run.

import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { readPackFolder } from '@hakoniwa/garden';
import type { Backups } from '../src/backups/backups.ts';
import { LOCAL_OWNER } from '../src/borders/pass.ts';
import { openJobQueue } from '../src/jobs/job-queue.ts';
import { openServerJobs } from '../src/jobs/server-jobs.ts';
import { ownPacks } from '../src/packs/own-packs.ts';
import { SERVER_TABLES } from '../src/server-tables.ts';

const kitchen = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));

/** Opens it; close it when done. */
export async function deskWithJobs(backups: Backups) {
  const database = await openTestDatabase({ tables: SERVER_TABLES });
  const onError = (error: Error) => {
    throw error;
  };
  const working = await openServerJobs(database, onError);
  const jobs = await openJobQueue({ database, jobs: working, backups, onError });
  const done = async () => {
    const { id } = await jobs.askExport(LOCAL_OWNER);
    while ((await jobs.find(id, LOCAL_OWNER)).state !== 'done') await wait(20);
    return id;
  };
  const ids = { job: await done(), deadJob: await done() };
  const fail = "update hakoniwa.job_progress set state = 'dead' where job_id = $1";
  await database.pool.query(fail, [ids.deadJob]);
  const close = async () => {
    jobs.stop();
    await working.close();
    await database.close();
  };
  const packs = ownPacks(database);
  const pack = await packs.create({ files: await readPackFolder(kitchen) }, LOCAL_OWNER);
  return { database, jobs, packs, ids: { ...ids, pack, name: 'kitchen' }, close };
}
