// An app under load for a test that kills it: appends to gardens under leases, with jobs; says what it acknowledged.

import { type Database, openDatabase, settings } from '@hakoniwa/database';
import { enqueue, openJobs } from '@hakoniwa/database/jobs';
import { seal } from '@hakoniwa/stage';
import { doAct, smallWorld } from '@hakoniwa/testkit';
import {
  type Lease,
  LeaseLostError,
  PostgresEventStore,
  waitForLease,
} from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { countQueue, GARDENS } from './killed-app-scene.ts';

const [folder = ''] = process.argv.slice(2);
const JOB_EVERY = 5;

const database = await openDatabase({ tables: [logTables], embedded: { folder } });
const jobs = await openJobs(database, { queues: [countQueue] });
await jobs.work(countQueue, async (job) => {
  const { garden, seq } = job.data;
  // A row twice would break the table's key, and the job with it.
  const values = { scope: 'counted', name: `${garden} ${seq}`, value: '1' };
  await job.finish((tx) =>
    tx
      .insert(settings)
      .values(values)
      .then(() => seq),
  );
});
await Promise.all(GARDENS.map((garden) => write(database, garden)));

/** Writes a garden for as long as the lease lasts, then waits for the next one. */
async function write(on: Database, garden: string): Promise<never> {
  for (;;) {
    const holder = `process ${process.pid}`;
    const lease = await waitForLease(on, { garden, holder, ttlMs: 1_500 });
    await writeUnder(on, lease).catch((error: unknown) => {
      if (!(error instanceof LeaseLostError)) throw error;
      process.stderr.write(`lost ${garden}\n`);
    });
  }
}

async function writeUnder(on: Database, lease: Lease): Promise<never> {
  const { garden } = lease;
  const store = new PostgresEventStore(on).under(lease);
  let head = await store.head(garden);
  const { events: drafts } = doAct(smallWorld(), 'take mug');
  for (;;) {
    const events = seal(head, drafts);
    const { branch, seq: expectedSeq } = head;
    const seq = expectedSeq + events.length;
    const isCounted = seq % JOB_EVERY === 0;
    const ask = { queue: countQueue, data: { garden, seq }, key: `${garden} ${seq}` };
    head = await store.append(
      { garden, branch, expectedSeq, events },
      isCounted ? { also: async (tx) => void (await enqueue(tx, ask)) } : {},
    );
    if (isCounted) jobs.wake();
    process.stdout.write(`${garden} ${head.seq} ${head.hash}\n`);
  }
}
