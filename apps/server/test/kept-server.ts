// A server in a process of its own, for tests that pause and kill it: arguments are the folder and the lease in ms.
import { join } from 'node:path';
import { settings as settingsTable } from '@hakoniwa/database';
import { enqueue, openJobs } from '@hakoniwa/database/jobs';
import { storedAudit } from '../src/accounts/audit.ts';
import { appOf } from '../src/app.ts';
import { completeApp } from '../src/app-parts.ts';
import { databaseBackups } from '../src/backups/backups.ts';
import { openGardens } from '../src/gardens/open-gardens.ts';
import { openReferee } from '../src/gm/referee.ts';
import { openJobQueue } from '../src/jobs/job-queue.ts';
import { openLab } from '../src/lab/open-lab.ts';
import { openServer } from '../src/listen/open-server.ts';
import { openLog } from '../src/observe/log.ts';
import { ownPacks } from '../src/packs/own-packs.ts';
import { everyTenth, tenthQueue } from './tenth-queue.ts';

const [folder = '', lease = '1000'] = process.argv.slice(2);
const log = openLog({ level: 'error', stream: { write: (line) => process.stderr.write(line) } });
const env = { HAKONIWA_DATA: folder };
const opened = await openGardens({ env, log, leaseMs: Number(lease) });
const { gardens, front, database, playing, settings, jobs: serverJobs } = opened;

const jobs = await openJobs(database, { queues: [tenthQueue] });
await jobs.work(tenthQueue, async (job) => {
  const name = `${job.data.garden} ${job.data.seq}`;
  // A row twice would break the table's key, and the job with it.
  await job.finish((tx) =>
    tx
      .insert(settingsTable)
      .values({ scope: 'tenth', name, value: '1' })
      .then(() => name),
  );
});
gardens.watch((garden, notice) => {
  for (const seq of everyTenth(notice)) {
    const ask = { queue: tenthQueue, data: { garden, seq }, key: `${garden} ${seq}` };
    // The database may be away; the next tenth event asks for its own.
    database
      .transaction((tx) => enqueue(tx, ask))
      .then(
        () => jobs.wake(),
        () => undefined,
      );
  }
});

const backups = databaseBackups(database);
const onError = (err: Error) => log.error({ err }, 'jobs');
const queue = await openJobQueue({ database, jobs: serverJobs, backups, onError });
const complete = completeApp({
  ...{ gardens, front, playing, settings, referee: openReferee(), log, backups, jobs: queue },
  ...{ packs: ownPacks(database), audit: storedAudit(database), storage: database.storage },
  lab: await openLab({ jobs: serverJobs, root: join(folder, 'lab') }),
});
const { port } = await openServer({
  app: appOf(complete),
  parts: complete,
  host: '127.0.0.1',
  port: 0,
});
process.stdout.write(`listening ${port}\n`);
