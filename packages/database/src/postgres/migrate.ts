// Brings the tables up to date: one process at a time, and never a database newer than this program.
import type pg from 'pg';
import type { TableOwner } from '../tables/table-owner.ts';
import { DatabaseNewerError, DatabaseTooOldError } from './errors.ts';
import { limits } from './limits.ts';
import { appliedTo, type Migration, migrationsOf } from './migrations.ts';

/** `none` before the first start, `older` when the next start brings it up to date. */
export type TablesAge = 'none' | 'older' | 'current' | 'newer';

/** The number of our advisory lock: of several processes that start at once one makes the tables. */
const LOCK = 4_818_245_101;

/** Applies every migration of the owners that the database does not have yet: all of them or none. */
export async function migrate(client: pg.ClientBase, owners: readonly TableOwner[]): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await checkVersion(client);
    const known = migrationsOf(owners);
    const applied = await appliedTo(client);
    if (applied.isBeyond(known)) throw new DatabaseNewerError();
    const missing = known.filter((one) => !applied.has(one));
    if (missing.length > 0) await apply(client, missing);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

/** How a database's tables stand to this program; changes nothing. */
export async function migrationsState(
  client: pg.ClientBase,
  owners: readonly TableOwner[],
): Promise<TablesAge> {
  const known = migrationsOf(owners);
  const applied = await appliedTo(client);
  if (applied.isEmpty) return 'none';
  if (applied.isBeyond(known)) return 'newer';
  return known.every((one) => applied.has(one)) ? 'current' : 'older';
}

/** The list began as drizzle's own; a program that knows nothing of owners still sees the last moment in it. */
const LIST = `
create schema if not exists drizzle;
create table if not exists drizzle.__drizzle_migrations (
  id serial primary key, hash text not null, created_at bigint);
alter table drizzle.__drizzle_migrations add column if not exists owner text`;

const NOTE = `insert into drizzle.__drizzle_migrations (hash, created_at, owner) values ($1, $2, $3)`;

async function apply(client: pg.ClientBase, missing: readonly Migration[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query(LIST);
    for (const { owner, when, hash, statements } of missing) {
      for (const statement of statements) await client.query(statement);
      await client.query(NOTE, [hash, when, owner]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function checkVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number,
            current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (version && version.number < limits.oldestVersion) throw new DatabaseTooOldError(version.name);
}
