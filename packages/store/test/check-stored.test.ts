// What is kept, checked in place: every event of every branch, in a database and in a folder of logs.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { afterEach, expect, it } from 'vitest';
import { checkStored, databaseSource, fileSource } from '../src/backup/index.ts';
import { FileEventStore } from '../src/index.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
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
    const database = await openTestDatabase({ tables: [logTables] });
    try {
      await growTree(new PostgresEventStore(database));
      const source = databaseSource(database);
      expect(await checkStored(source, GARDEN)).toEqual({
        ...{ garden: GARDEN, branches: 3, events: 10, parts: [] },
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
  const source = fileSource({ folder, tables: [logTables] });
  expect(await checkStored(source, GARDEN)).toMatchObject({ branches: 3, events: 10 });
  expect(await checkStored(source, 'nobody')).toBeUndefined();
  await source.store.close();
});
