// Kills the app, the database and both, again and again under load: nothing acknowledged is ever lost.
// Slow because sixty kills are sixty starts of an app and recoveries of a database.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase, settings } from '@hakoniwa/database';
import { clusterLayoutOf, runningPostmaster } from '@hakoniwa/database/embedded';
import { jobProgress, openJobs } from '@hakoniwa/database/jobs';
import { testFolders } from '@hakoniwa/database/test-database';
import { count, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loadWorld } from '../src/index.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { countQueue, GARDENS } from './killed-app-scene.ts';
import { begin } from './postgres-scene.ts';

const KILLS = 60;
const script = fileURLToPath(new URL('./killed-app.ts', import.meta.url));
const makeFolder = testFolders();

/** The last head of each garden that was acknowledged, and how many lines said so. */
const acknowledged = new Map<string, { seq: number; hash: string }>();
let said = 0;

interface App {
  readonly child: ChildProcess;
  /** Settles when so many more lines were said. */
  more(lines: number): Promise<void>;
}

function startApp(folder: string): App {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  const more = async (lines: number) => {
    for (const goal = said + lines; said < goal; await wait(5)) {
      if (child.exitCode !== null) throw new Error(`the app ended with ${child.exitCode}`);
    }
  };
  return { child, more };
}

function take(line: string): void {
  const [garden = '', seq = '', hash = ''] = line.split(' ');
  // Two lines for one seq would be two writers.
  expect(Number(seq)).toBeGreaterThan(acknowledged.get(garden)?.seq ?? 0);
  acknowledged.set(garden, { seq: Number(seq), hash });
  said += 1;
}

async function killApp({ child }: App): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

async function killDatabase(folder: string): Promise<void> {
  const running = await runningPostmaster(clusterLayoutOf(folder).data);
  if (running) process.kill(running.pid, 'SIGKILL');
}

/** Every acknowledged event is there, and every log is whole from its beginning. */
async function expectAllKept(database: Database): Promise<void> {
  const store = new PostgresEventStore(database);
  for (const [garden, { seq, hash }] of acknowledged) {
    const then = await loadWorld({ store, garden, seq, verify: true });
    expect(then.head.hash).toBe(hash);
    const { head } = await loadWorld({ store, garden, verify: true });
    expect(head).toEqual(await store.head(garden));
  }
}

it('[J7] [E9] keeps every acknowledged append and ends every job through sixty kills', async () => {
  const folder = await makeFolder();
  const first = await openDatabase({ tables: [logTables], embedded: { folder } });
  for (const garden of GARDENS) await begin(new PostgresEventStore(first), garden);
  await first.close();
  let app = startApp(folder);
  for (let kill = 0; kill < KILLS; kill++) {
    await app.more(10 + ((kill * 7) % 40));
    if (kill % 3 !== 0) await killDatabase(folder);
    if (kill % 3 !== 1) {
      await killApp(app);
      if (kill % 15 === 14) await checkOnce(folder);
      app = startApp(folder);
    }
  }
  await app.more(10);
  await killApp(app);
  const database = await openDatabase({ tables: [logTables], embedded: { folder } });
  await expectAllKept(database);
  const ended = await expectAllDone(database);
  await database.close();
  console.log(`${KILLS} kills, ${said} acknowledged appends, ${ended} jobs, nothing lost`);
});

async function checkOnce(folder: string): Promise<void> {
  const database = await openDatabase({ tables: [logTables], embedded: { folder } });
  await expectAllKept(database);
  await database.close();
}

/** Lets the jobs that are left run, and counts what they left behind. */
async function expectAllDone(database: Database): Promise<number> {
  const jobs = await openJobs(database, { queues: [countQueue] });
  await jobs.work(countQueue, async (job) => {
    const name = `${job.data.garden} ${job.data.seq}`;
    const values = { scope: 'counted', name, value: '1' };
    await job.finish((tx) =>
      tx
        .insert(settings)
        .values(values)
        .then(() => name),
    );
  });
  const open = () =>
    database.queries.select({ n: count() }).from(jobProgress).where(ne(jobProgress.state, 'done'));
  while (((await open())[0]?.n ?? 0) > 0) await wait(200);
  await jobs.close();
  const store = new PostgresEventStore(database);
  let expected = 0;
  for (const garden of GARDENS) expected += Math.floor((await store.head(garden)).seq / 5);
  const counted = await database.queries.select({ n: count() }).from(settings);
  const asked = await database.queries.select({ n: count() }).from(jobProgress);
  expect([counted[0]?.n, asked[0]?.n]).toEqual([expected, expected]);
  return expected;
}
