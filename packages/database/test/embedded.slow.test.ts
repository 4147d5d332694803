// The embedded server: made, found again, adopted, shared, restarted and stopped.
// Slow because each test kills or starts database servers of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { testFolders } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import { EmbeddedServer } from '../src/embedded/embedded-server.ts';
import { clusterLayoutOf } from '../src/embedded/layout.ts';
import { runningPostmaster } from '../src/embedded/postmaster.ts';
import { type Database, openDatabase, settingsIn, storeSetting } from '../src/index.ts';
import { isRunning } from '../src/process-life.ts';

const makeFolder = testFolders();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const KEPT = { scope: 'a person', name: 'colour', value: '"indigo"' };
const keptIn = (database: Database) => settingsIn(database, { scope: KEPT.scope, prefix: '' });

/** One value the server says. */
async function ask(server: EmbeddedServer, text: string): Promise<unknown> {
  const client = new pg.Client({ ...server.address, database: 'postgres' });
  await client.connect();
  try {
    return Object.values((await client.query(text)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

it('[D3] serves several, makes one of many first starts, and stops with the last', async () => {
  const folder = await makeFolder();
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => EmbeddedServer.open({ folder })),
  );
  const pids = new Set(servers.map(({ pid }) => pid));
  expect(pids.size).toBe(1);
  const [last, ...others] = servers;
  for (const server of others) await server.close();
  expect(last && (await ask(last, 'select 1'))).toBe(1);
  await last?.close();
  // It has stopped; the system may take a moment to see it off.
  await expect.poll(() => [...pids].some(isRunning)).toBe(false);
});

it('[D4] adopts the server of a process that was killed', async () => {
  const folder = await makeFolder();
  const script = fileURLToPath(new URL('./open-and-wait.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'close');
  const server = await EmbeddedServer.open({ folder });
  expect(server.pid).toBe(Number(said.toString()));
  await server.close();
  expect(await runningPostmaster(clusterLayoutOf(folder).data)).toBeUndefined();
});

it('[D5] starts a killed server again, and a write that met the gap goes through once', async () => {
  const folder = await makeFolder();
  const notices: string[] = [];
  const onNotice = ({ code }: { code: string }) => notices.push(code);
  const database = await openDatabase({ tables: [databaseTables], embedded: { folder, onNotice } });
  const before = database.serverPid ?? 0;
  process.kill(before, 'SIGKILL');
  await storeSetting(database, KEPT);
  expect(await keptIn(database)).toEqual([{ name: KEPT.name, value: KEPT.value }]);
  while (!notices.includes('DATABASE_RESTARTED')) await wait(20);
  expect(database.serverPid).not.toBe(before);
  await database.close();
});

it('[D6] runs in a folder closed to everybody else, under a path longer than a socket may have', async () => {
  const outer = await makeFolder();
  await chmod(outer, 0o700);
  const folder = join(outer, '長い名前の箱庭'.repeat(8), 'x'.repeat(100));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = await EmbeddedServer.open({ folder });
  expect(await ask(server, 'select 1')).toBe(1);
  expect(Buffer.byteLength(`${server.address.host}/.s.PGSQL.5432`)).toBeLessThan(104);
  await server.close();
});
