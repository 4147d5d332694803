// What is kept, checked in place: every event of every branch, in a database and in a folder of logs, and every page.
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkStored, databaseSource, fileSource } from '../src/backup/index.ts';
import { openTestDatabase } from '../src/contract/test-database.ts';
import { clusterLayoutOf } from '../src/embedded/layout.ts';
import { FileEventStore } from '../src/index.ts';
import { checkPages, openDatabase, PostgresEventStore } from '../src/postgres/index.ts';
import { growTree } from './backup-scene.ts';
import { GARDEN } from './postgres-scene.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-checked-'));
  ends.push(() => rm(folder, { recursive: true }));
  return folder;
}

const CHANGES = [
  [
    `update hakoniwa.events set body = replace(body, '"type":"', '"type":"not-') where seq = 3`,
    'main',
    3,
  ],
  [
    `update hakoniwa.events set body = replace(body, '"seq":6', '"seq":9') where seq = 6`,
    'main',
    6,
  ],
  ['delete from hakoniwa.events where seq = 2', 'main', 2],
  [`update hakoniwa.branches set tip_hash = 'x' where name = 'undone'`, 'undone', 6],
  [`update hakoniwa.gardens set genesis = replace(genesis, 'kitchen', 'kitchin')`, 'main', 1],
] as const;

it('[B16] names the branch and the first event that is not what was written', async () => {
  for (const [change, branch, seq] of CHANGES) {
    const database = await openTestDatabase();
    try {
      await growTree(new PostgresEventStore(database));
      const source = databaseSource(database);
      expect(await checkStored(source, GARDEN)).toEqual({
        ...{ garden: GARDEN, branches: 3, events: 10, isCampaign: false },
      });
      const { rowCount } = await database.pool.query(change);
      expect(rowCount, change).toBeGreaterThan(0);
      const fault = (await checkStored(source, GARDEN))?.fault;
      expect(fault, change).toMatchObject({ of: 'log', event: { branch, seq } });
    } finally {
      await database.close();
    }
  }
});

it('[B16] checks a folder of logs by the same measure, and knows what is gone', async () => {
  const folder = await aFolder();
  const store = new FileEventStore({ folder });
  await growTree(store);
  await store.close();
  const source = fileSource(folder);
  expect(await checkStored(source, GARDEN)).toMatchObject({ branches: 3, events: 10 });
  expect(await checkStored(source, 'nobody')).toBeUndefined();
  await source.store.close();
});

it('[D14] finds every page whose checksum is wrong, at rest and beside a running server', async () => {
  const folder = await aFolder();
  const embedded = { folder };
  const { data } = clusterLayoutOf(folder);
  const database = await openDatabase({ embedded });
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
}, 300_000);

async function change(file: string, { at, bytes }: { at: number; bytes: Buffer }): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, at);
  await handle.close();
}
