// Kills the server, its database and both, again and again under load: what was acknowledged is there, once.
// Slow because more than fifty kills are fifty starts of a server and recoveries of a database.

import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase, settings } from '@hakoniwa/database';
import { openJobs } from '@hakoniwa/database/jobs';
import { afterEach, expect, it } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { expectAllKept } from './all-kept.ts';
import { newGarden } from './new-garden.ts';
import { type Acknowledged, takeTurn } from './persistent-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { tenthQueue } from './tenth-queue.ts';
import { makeData, type TestData } from './test-app.ts';

const KILLS = 54;
const LEASE_MS = 800;
const GARDENS = 3;
const SESSIONS = 6;

let running: TestData;
let server: ServerProcess;
afterEach(async () => {
  await server.kill();
  await running.remove();
});

it('[K2] [K8] every acknowledged turn is there once, after fifty kills of the server and its database', async () => {
  running = await makeData();
  server = await startServer(running.folder, LEASE_MS);
  const gardens: string[] = [];
  for (let i = 0; i < GARDENS; i++) gardens.push(await newGarden(server.url));
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const session = async (name: number) => {
    const garden = gardens[name % GARDENS] ?? '';
    for (let i = 0; !isOver; i++) {
      const key = `turn-${name}.${i}`;
      acknowledged.push(await takeTurn({ garden, key, url: () => server.url }));
    }
  };
  const sessions = Array.from({ length: SESSIONS }, (_, name) => session(name));
  for (let kill = 0; kill < KILLS; kill++) {
    await more(acknowledged, 5 + ((kill * 7) % 20));
    if (kill % 3 !== 0) await running.killDatabase();
    if (kill % 3 === 1) continue;
    await server.kill();
    server = await startServer(running.folder, LEASE_MS);
  }
  await more(acknowledged, 10);
  isOver = true;
  await Promise.all(sessions);
  await server.kill();
  const database = await openDatabase({
    tables: SERVER_TABLES,
    embedded: { folder: running.database },
  });
  await expectAllKept(database, acknowledged);
  const jobs = await expectAllDone(database);
  await database.close();
  console.log(
    `${KILLS} kills, ${acknowledged.length} turns acknowledged, ${jobs} jobs, nothing lost`,
  );
});

async function more(acknowledged: readonly Acknowledged[], turns: number): Promise<void> {
  for (const goal = acknowledged.length + turns; acknowledged.length < goal; ) await wait(10);
}

/** Every job that was asked for ends, and each left its row once. */
async function expectAllDone(database: Database): Promise<number> {
  const jobs = await openJobs(database, { queues: [tenthQueue] });
  await jobs.work(tenthQueue, async (job) => {
    const name = `${job.data.garden} ${job.data.seq}`;
    const row = { scope: 'tenth', name, value: '1' };
    await job.finish((tx) =>
      tx
        .insert(settings)
        .values(row)
        .then(() => name),
    );
  });
  const count = async (text: string) =>
    Number((await database.pool.query<{ n: string }>(text)).rows[0]?.n);
  // The server has jobs of its own; those are proved where they belong.
  const asked = `select count(*) as n from hakoniwa.job_progress where queue = 'tenth'`;
  while ((await count(`${asked} and state <> 'done'`)) > 0) await wait(200);
  await jobs.close();
  const done = await count(asked);
  expect(await count(`select count(*) as n from hakoniwa.settings where scope = 'tenth'`)).toBe(
    done,
  );
  expect(done).toBeGreaterThan(0);
  return done;
}
