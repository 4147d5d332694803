// Every page of a database that is kept, checked in place: at rest and beside a running server.
// Slow because it makes a database server of its own, and reads every page of it several times.

import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPages, openDatabase } from '@hakoniwa/database';
import { clusterLayoutOf } from '@hakoniwa/database/embedded';
import { afterEach, expect, it } from 'vitest';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { growTree } from './backup-scene.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-checked-'));
  ends.push(() => rm(folder, { recursive: true }));
  return folder;
}

it('[D14] finds every page whose checksum is wrong, at rest and beside a running server', async () => {
  const folder = await aFolder();
  const embedded = { folder };
  const { data } = clusterLayoutOf(folder);
  const database = await openDatabase({ tables: [logTables], embedded });
  await growTree(new PostgresEventStore(database));
  const { rows } = await database.pool.query<{ path: string }>(
    `select pg_relation_filepath('pg_catalog.pg_proc') as path`,
  );
  await database.pool.query('checkpoint');
  expect(await checkPages({ data, isRunning: true })).toMatchObject({
    faults: [],
    hasChecksums: true,
  });
  await database.close();
  const whole = await checkPages({ data, isRunning: false });
  expect(whole).toMatchObject({ faults: [], hasChecksums: true });
  expect(whole.pages).toBeGreaterThan(1_000);
  const file = rows[0]?.path ?? '';
  // One bit in a page, a whole page of zeros but for one byte, and a page cut in half.
  await change(join(data, file), { at: 3 * 8_192 + 4_001, bytes: Buffer.of(0xa5) });
  await change(join(data, file), { at: 5 * 8_192, bytes: Buffer.alloc(8_192).fill(1, 100, 101) });
  expect((await checkPages({ data, isRunning: false })).faults).toEqual([
    { file, block: 3, pages: 2 },
  ]);
  const handle = await open(join(data, 'global/1262'), 'r+');
  await handle.truncate(5_000);
  await handle.close();
  expect((await checkPages({ data, isRunning: true })).faults).toContainEqual({
    ...{ file: 'global/1262', block: 0, pages: 1 },
  });
});

async function change(file: string, { at, bytes }: { at: number; bytes: Buffer }): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, at);
  await handle.close();
}
