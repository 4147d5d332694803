// How each kind of job is done; a try may be cut short anywhere, so each bears to be done again.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type Database,
  dropFile,
  dropOldFiles,
  readFileBytes,
  storeFile,
  tidyUp,
} from '@hakoniwa/database';
import type { JobHandler, Jobs } from '@hakoniwa/database/jobs';
import type { Backups } from '../backups/backups.ts';
import { inSpoolFolder, sweepSpoolFolders } from '../backups/spool-folder.ts';
import { limits } from '../limits.ts';
import { endingHopeless } from './ending-hopeless.ts';
import type { exportQueue, importQueue, upkeepQueue } from './queues.ts';

export interface WorkParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly backups: Backups;
}

/** The note under which a try says which file it is filling, for the try after it. */
const FILLING = /^file (\d+)$/;

export function exportWork({
  database,
  jobs,
  backups,
}: WorkParts): JobHandler<typeof exportQueue.data> {
  return async (job) => {
    const left = FILLING.exec((await jobs.progress(job.id)).note ?? '')?.[1];
    if (left !== undefined) await dropFile(database, Number(left));
    const { owner, garden } = job.data;
    const bytes = await endingHopeless(() => backups.write({ owner }, garden));
    let written = 0;
    let told = 0;
    const watched = async function* () {
      for await (const piece of bytes) {
        written += piece.byteLength;
        // Said now and then: whoever called it off is heard, and the database is spared.
        if (written - told > limits.jobs.tellBytes) {
          told = written;
          await job.progress({ done: written, note: `file ${file}` });
        }
        yield piece;
      }
    };
    let file = 0;
    const begun = async (made: number) => {
      file = made;
      await job.progress({ done: 0, note: `file ${made}` });
    };
    const kept = await endingHopeless(() =>
      storeFile(database, { bytes: watched(), onMade: begun }),
    );
    return { ...kept, garden: garden ?? null };
  };
}

export function importWork({ database, backups }: WorkParts): JobHandler<typeof importQueue.data> {
  return (job) =>
    inSpoolFolder(async (folder) => {
      const { owner, file, keepsIds } = job.data;
      await job.progress({ done: 0, total: 2 });
      const path = join(folder, 'backup');
      await pipeline(
        Readable.from(readFileBytes(database, file)),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
      await job.progress({ done: 1, total: 2 });
      const asked = { file: path, keepsIds };
      const restored = await endingHopeless(() => backups.restore({ owner }, asked));
      await dropFile(database, file);
      return restored;
    });
}

/** Exports that nobody fetched in time. */
const OLD_EXPORTS = `select job_id as "jobId", (result::json->>'file')::float8 as file
  from hakoniwa.job_progress where queue = 'export' and state = 'done'
    and result::json->>'file' is not null and changed_at < now() - $1::int * interval '1 hour'`;

export function upkeepWork({ database }: WorkParts): JobHandler<typeof upkeepQueue.data> {
  return async (job) => {
    const { rows } = await database.pool.query<{ jobId: string; file: number }>(OLD_EXPORTS, [
      limits.jobs.fileHours,
    ]);
    for (const { jobId, file } of rows) {
      await dropFile(database, file);
      const text = 'update hakoniwa.job_progress set result = $2 where job_id = $1';
      await database.pool.query(text, [jobId, JSON.stringify({ expired: true })]);
    }
    // What was sent and never taken in: its job was called off or failed for good, or was never asked for.
    const left = await dropOldFiles(database, 2 * limits.jobs.fileHours);
    const folders = await sweepSpoolFolders();
    const tidied = await tidyUp(database, (done, total) => job.progress({ done, total }));
    return { ...tidied, files: rows.length + left, folders };
  };
}
