// Tables of several owners: from nothing, from an older database, and from several processes at once.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import { type Database, missingTables, ownersOf, type TableOwner } from '../src/index.ts';
import { migrate, migrationsState } from '../src/postgres/migrate.ts';

const open: Database[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function opened(tables: readonly TableOwner[], name?: string): Promise<Database> {
  const database = await openTestDatabase({ tables, name, isFromNothing: true });
  open.push(database);
  return database;
}

/** Migrations by when they were written. */
type Steps = Readonly<Record<number, string>>;

/** An owner of one table, with its migrations written out as drizzle-kit would. */
async function ownerOf(name: string, steps: Steps, on: readonly TableOwner[] = [databaseTables]) {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-migrations-'));
  folders.push(folder);
  await mkdir(join(folder, 'meta'));
  const entries = Object.keys(steps).map((when, idx) => ({
    idx,
    when: Number(when),
    tag: `${idx}`,
  }));
  for (const { when, tag } of entries)
    await writeFile(join(folder, `${tag}.sql`), steps[when] ?? '');
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  const tables = { one: pgTable(name, { id: text().primaryKey() }) };
  return { name, on, tables, migrations: pathToFileURL(`${folder}/`) } satisfies TableOwner;
}

const stateOf = (database: Database, owners: readonly TableOwner[]) =>
  database.withClient((client) => migrationsState(client, owners));
const bringUp = (database: Database, owners: readonly TableOwner[]) =>
  database.withClient((client) => migrate(client, owners));

/** After everything version 0.1 had. */
const LATER = 1_800_000_000_000;

it('[M1] makes every table from nothing, and nothing twice', async () => {
  const name = `migrate_${randomUUID()}`;
  const all = await Promise.all(Array.from({ length: 4 }, () => opened([databaseTables], name)));
  for (const one of all) {
    expect(await missingTables(one)).toEqual([]);
    expect(await stateOf(one, [databaseTables])).toBe('current');
  }
  const { rows } = (await all[0]?.pool.query(
    'select owner, created_at from drizzle.__drizzle_migrations',
  )) ?? { rows: [] };
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});

it('[M4] an owner comes after those its tables point to, and is named once', async () => {
  const low = await ownerOf('low', {});
  const high = await ownerOf('high', {}, [low]);
  expect(ownersOf([high, low, high]).map(({ name }) => name)).toEqual(['database', 'low', 'high']);
  const other = await ownerOf('low', {});
  expect(() => ownersOf([high, other])).toThrow('two owners of tables are called low');
});

it('[M2] brings tables up to date with everything in them, whichever owners came first', async () => {
  const first = { [LATER]: 'create table hakoniwa.low (id text primary key)' };
  const low = await ownerOf('low', first);
  const database = await opened([low]);
  await database.pool.query(`insert into hakoniwa.low values ('kept')`);
  const lower = await ownerOf('low', {
    ...first,
    [LATER + 2]: `alter table hakoniwa.low add column more text not null default 'new'`,
  });
  // Written between the two of the other owner, and never seen by this database.
  const high = await ownerOf(
    'high',
    { [LATER + 1]: 'create table hakoniwa.high (id text references hakoniwa.low (id))' },
    [lower],
  );
  expect(await stateOf(database, [high])).toBe('older');
  await bringUp(database, [high]);
  await bringUp(database, [high]);
  expect(await stateOf(database, [high])).toBe('current');
  expect((await database.pool.query('select * from hakoniwa.low')).rows).toEqual([
    { id: 'kept', more: 'new' },
  ]);
  expect((await database.pool.query('select * from hakoniwa.high')).rows).toEqual([]);
  // Who knows less of the owners than the database has is not kept out.
  expect(await stateOf(database, [lower])).toBe('current');
});

it('[M2] is brought up to date as a whole or not at all', async () => {
  const database = await opened([databaseTables]);
  const low = await ownerOf('low', {
    [LATER]: 'create table hakoniwa.low (id text primary key)',
    [LATER + 1]: 'alter table hakoniwa.nobodys add column x text',
  });
  await expect(bringUp(database, [low])).rejects.toMatchObject({ code: '42P01' });
  const found = await database.pool.query(`select to_regclass('hakoniwa.low') as there`);
  expect(found.rows).toEqual([{ there: null }]);
  expect(await stateOf(database, [low])).toBe('older');
});

it('[M3] refuses a database that a newer Hakoniwa wrote', async () => {
  const steps = { [LATER]: 'create table hakoniwa.low (id text primary key)' };
  const newer = await ownerOf('low', { ...steps, [LATER + 1]: 'select 1' });
  const database = await opened([newer]);
  const older = await ownerOf('low', steps);
  expect(await stateOf(database, [older])).toBe('newer');
  await expect(bringUp(database, [older])).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('h', ${LATER})`,
  );
  // One list for all, as version 0.1 had it, that goes on beyond it.
  expect(await stateOf(database, [newer])).toBe('newer');
});
