// A database folder that is not as it was left is named and refused, and nothing in it changes.
// Slow because every kind of damage is done to the folder of a database server of its own, which is made and started for it.

import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase, storageFailure, type ToldError } from '@hakoniwa/database';
import { clusterLayoutOf, EmbeddedServer } from '@hakoniwa/database/embedded';
import { filesAsTheyAre, makeDatabase, testFolders } from '@hakoniwa/database/test-database';
import { canMount, mountSmallDisk } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { checkBackup, databaseSource, databaseTarget, restoreBackup } from '../src/backup/index.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { backUp, growTree, likenessOf } from './backup-scene.ts';
import { GARDEN } from './postgres-scene.ts';

const makeFolder = testFolders();

/** A file to take away, or to write something else into, made of what it held. */
type Damage = readonly [
  what: string,
  code: string,
  file: string,
  bytes?: string | ((held: Buffer) => Buffer),
];

const CONTROL = 'data/global/pg_control';

function flipped(held: Buffer, at: number): Buffer {
  const changed = Buffer.from(held);
  changed[at] = (changed[at] ?? 0) ^ 4;
  return changed;
}

const DAMAGES: readonly Damage[] = [
  ['no control file', 'DATABASE_DAMAGED', 'data/global/pg_control'],
  ['no log of writes', 'DATABASE_DAMAGED', 'data/pg_wal'],
  ['no version', 'DATABASE_DAMAGED', 'data/PG_VERSION'],
  ['a broken version', 'DATABASE_DAMAGED', 'data/PG_VERSION', '\u0000'],
  ['no password', 'DATABASE_DAMAGED', 'password'],
  ['no data', 'DATABASE_DAMAGED', 'data'],
  ['another version', 'DATABASE_VERSION', 'data/PG_VERSION', '16\n'],
  ['another control file', 'DATABASE_DAMAGED', 'data/global/pg_control', 'half of it'],
  ['half a control file', 'DATABASE_DAMAGED', CONTROL, (held) => held.subarray(0, 100)],
  ['an empty control file', 'DATABASE_DAMAGED', CONTROL, ''],
  ['a control file of the right length', 'DATABASE_DAMAGED', CONTROL, () => Buffer.alloc(8_192)],
  ['one bit of a control file', 'DATABASE_DAMAGED', CONTROL, (held) => flipped(held, 200)],
];

it('[D7] [B4] refuses a damaged folder by name and changes nothing in it; a backup brings back what it held', async () => {
  const folder = await makeFolder();
  const backup = join(await makeFolder(), 'garden.zip');
  const expected = await inDatabase(folder, async (database) => {
    const store = new PostgresEventStore(database);
    await growTree(store);
    await backUp(databaseSource(database), backup);
    return likenessOf(store, GARDEN);
  });
  const { cluster } = clusterLayoutOf(folder);
  for (const [what, code, name, other] of DAMAGES) {
    const file = join(cluster, name);
    const aside = join(folder, 'aside');
    await rename(file, aside);
    const bytes = typeof other === 'function' ? other(await readFile(aside)) : other;
    if (bytes !== undefined) await writeFile(file, bytes, { mode: 0o644 });
    const before = await filesAsTheyAre(cluster);
    const refusal = await openDatabase({ tables: [logTables], embedded: { folder } }).catch(
      (error: unknown) => error,
    );
    expect(refusal, what).toMatchObject({ code });
    // The folder for whoever mends it, the file for whoever looks, in the words of both.
    for (const told of Object.values((refusal as ToldError).text)) expect(told).toContain(folder);
    if (code === 'DATABASE_DAMAGED') expect(String(refusal), what).toContain(file);
    expect(await filesAsTheyAre(cluster), what).toEqual(before);
    if (bytes !== undefined) await rm(file);
    await rename(aside, file);
  }
  // What cannot be mended is put aside, and the backup restored in its place.
  await rm(join(cluster, 'data/global/pg_control'));
  await rename(cluster, `${cluster}-damaged`);
  const restored = await inDatabase(folder, async (database) => {
    const checked = await checkBackup(backup, { tables: [logTables] });
    await restoreBackup({ backup: checked, target: databaseTarget(database) });
    await checked.close();
    return likenessOf(new PostgresEventStore(database), GARDEN);
  });
  expect(restored).toEqual(expected);
});

/** Tables that every start reads, and that only gardens need. */
const TABLES = ['drizzle.__drizzle_migrations', 'hakoniwa.gardens', 'pg_catalog.pg_class'];

it('[D11] names damaged pages in a sentence, and overwrites nothing', async () => {
  const folder = await makeFolder();
  const files = await inDatabase(folder, async (database) => {
    await growTree(new PostgresEventStore(database));
    const text = 'select pg_relation_filepath(name::regclass) as path from unnest($1::text[]) name';
    return (await database.pool.query<{ path: string }>(text, [TABLES])).rows;
  });
  const { data } = clusterLayoutOf(folder);
  for (const [i, { path }] of files.entries()) {
    const file = join(data, path);
    const whole = await readFile(file);
    await inPlace(file, flipped(whole, 4_000));
    const failure: unknown = await inDatabase(folder, (database) =>
      new PostgresEventStore(database).genesis(GARDEN),
    ).catch((error: unknown) => error);
    const told = storageFailure(failure);
    expect(told, TABLES[i]).toMatchObject({ code: 'STORAGE_DAMAGED' });
    for (const text of Object.values(told?.text ?? {})) {
      expect(text).toContain('hakoniwa import');
      expect(text).toMatch(/invalid page in block 0 of relation/);
    }
    expect((await readFile(file)).subarray(3_000, 5_000)).toEqual(
      flipped(whole, 4_000).subarray(3_000, 5_000),
    );
    await inPlace(file, whole);
  }
  await inDatabase(folder, (database) => new PostgresEventStore(database).genesis(GARDEN));
});

/** Writes over a file, whose account stays. */
async function inPlace(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.write(bytes, 0, bytes.length, 0);
  } finally {
    await handle.close();
  }
}

const onSmallDisk = it.skipIf(!canMount()); // mounting needs a right, and the line MISSING says so

onSmallDisk('[D12] tells in a sentence that a folder can only be read', async () => {
  const disk = mountSmallDisk(250);
  try {
    const folder = join(disk.folder, 'database');
    await makeDatabase(folder);
    disk.setReadOnly(true);
    const before = await filesAsTheyAre(folder);
    const refusal: unknown = await EmbeddedServer.open({ folder }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'STORAGE_READ_ONLY' });
    for (const told of Object.values((refusal as ToldError).text)) expect(told).toContain(folder);
    expect(await filesAsTheyAre(folder)).toEqual(before);
    disk.setReadOnly(false);
    await (await EmbeddedServer.open({ folder })).close();
  } finally {
    disk.remove();
  }
});

onSmallDisk(
  '[D12] tells in a sentence that there is no room, and leaves nothing half made',
  async () => {
    const disk = mountSmallDisk(25);
    try {
      const folder = join(disk.folder, 'database');
      const refusal: unknown = await EmbeddedServer.open({ folder }).catch(
        (error: unknown) => error,
      );
      expect(refusal).toMatchObject({ code: 'STORAGE_FULL' });
      for (const told of Object.values((refusal as ToldError).text)) expect(told).toContain(folder);
      expect((await readdir(folder)).filter((name) => name.startsWith('cluster'))).toEqual([]);
    } finally {
      disk.remove();
    }
  },
);

async function inDatabase<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ tables: [logTables], embedded: { folder } });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
