// Databases of version 0.1, at every one of its migrations: brought up to date, with all in them.
import { createHash } from 'node:crypto';
import { type Database, missingTables } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { afterEach, expect, it } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { MIGRATIONS_01, makeTablesOf01 } from './tables-of-0-1.ts';

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

/** A database as version 0.1 left it after so many migrations. */
async function ofVersion01(count: number): Promise<{ name: string; pool: Database['pool'] }> {
  // Nobody owns anything in it yet.
  const database = await openTestDatabase({ tables: [], isFromNothing: true });
  open.push(database);
  await makeTablesOf01(database, count);
  const { pool } = database;
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  return { name: rows[0]?.name ?? '', pool };
}

async function broughtUp(name: string): Promise<Database> {
  const database = await openTestDatabase({ tables: SERVER_TABLES, name, isFromNothing: true });
  open.push(database);
  return database;
}

/** Every column, constraint and index of ours, as PostgreSQL says it. */
async function shapeOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'hakoniwa'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'hakoniwa'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'hakoniwa' order by 1`);
  return rows.map(({ line }) => line);
}

/** Of a database that was made anew, looked at once for all who are compared with it. */
let shape: Promise<string[]> | undefined;
async function shapeOfNew(): Promise<string[]> {
  const fresh = await openTestDatabase({ tables: SERVER_TABLES });
  open.push(fresh);
  return shapeOf(fresh);
}

it.each(MIGRATIONS_01.map((_one, i) => i + 1))(
  '[X13] a database of %s migrations becomes like a new one, and keeps what is in it',
  async (count) => {
    const { name, pool } = await ofVersion01(count);
    await pool.query(`
      insert into hakoniwa.gardens (name, genesis, genesis_hash) values ('old', '{}', 'h');
      insert into hakoniwa.branches (garden_id, name, tip_seq, tip_hash) select id, 'main', 1, 'x'
        from hakoniwa.gardens;
      insert into hakoniwa.heads select garden_id, id from hakoniwa.branches;
      insert into hakoniwa.events select id, 1, 'x', '{"seq":1}' from hakoniwa.branches`);
    const database = await broughtUp(name);
    expect(await missingTables(database)).toEqual([]);
    shape ??= shapeOfNew();
    expect(await shapeOf(database)).toEqual(await shape);
    const store = new PostgresEventStore(database);
    expect(await store.head('old')).toEqual({ branch: 'main', seq: 1, hash: 'x' });
  },
);

it('[X13] whoever was signed in before tokens of sessions were hashed still is', async () => {
  const { name, pool } = await ofVersion01(8);
  await pool.query(`
    insert into hakoniwa.users (id, name) values ('u', 'aya');
    insert into hakoniwa.sessions (id, user_id, token, expires_at) values ('s', 'u', 'plain', now())`);
  const database = await broughtUp(name);
  const { rows } = await database.pool.query('select token from hakoniwa.sessions');
  expect(rows).toEqual([{ token: createHash('sha256').update('plain').digest('hex') }]);
});

it('[X13] version 0.1 sees that a database has gone on without it', async () => {
  const { name } = await ofVersion01(MIGRATIONS_01.length);
  const { pool } = await broughtUp(name);
  const { rows } = await pool.query<{ at: string }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  expect(Number(rows[0]?.at)).toBeGreaterThan(MIGRATIONS_01.at(-1)?.folderMillis ?? 0);
});
