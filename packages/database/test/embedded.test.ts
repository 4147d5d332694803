// The embedded server: made, found again, adopted, shared, restarted and stopped.

import type { ChildProcess } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { testFolders } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import { EmbeddedServer } from '../src/embedded/embedded-server.ts';
import { clusterLayoutOf } from '../src/embedded/layout.ts';
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

it('[D1] is made on first use, listens on a socket alone, and keeps its password to itself', async () => {
  const folder = await makeFolder();
  const server = await EmbeddedServer.open({ folder });
  expect(await ask(server, 'show listen_addresses')).toBe('');
  expect(await ask(server, 'show fsync')).toBe('on');
  expect(await ask(server, 'show data_checksums')).toBe('on');
  const { password, data } = clusterLayoutOf(folder);
  expect((await stat(password)).mode & 0o777).toBe(0o600);
  expect((await stat(data)).mode & 0o077).toBe(0);
  expect((await readFile(password, 'utf8')).length).toBeGreaterThan(30);
  const wrong = new pg.Client({ ...server.address, password: 'wrong', database: 'postgres' });
  await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
  await server.close();
  await expect.poll(() => isRunning(server.pid)).toBe(false);
});

it('[D2] keeps what was written from one start to the next', async () => {
  const folder = await makeFolder();
  const open = () => openDatabase({ tables: [databaseTables], embedded: { folder } });
  const first = await open();
  await storeSetting(first, KEPT);
  await first.close();
  const second = await open();
  expect(second.serverPid).not.toBe(first.serverPid);
  expect(await keptIn(second)).toEqual([{ name: KEPT.name, value: KEPT.value }]);
  await second.close();
});
