// Brings the tables up to date: one process at a time, and never a database newer than this program.
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { DatabaseNewerError, DatabaseTooOldError } from './errors.ts';
import { limits } from './limits.ts';

/** `none` before the first start, `older` when the next start brings it up to date. */
export type TablesAge = 'none' | 'older' | 'current' | 'newer';

/** Where drizzle-kit writes the migrations. */
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The number of our advisory lock: drizzle's migrator takes none of its own. */
const LOCK = 4_818_245_101;

/** Applies every migration the database does not have yet. */
export async function migrate(client: pg.PoolClient, folder = MIGRATIONS): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await checkVersion(client);
    const known = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
    if ((await lastApplied(client)) > known) throw new DatabaseNewerError();
    await run(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

/** How a database's tables stand to this program; changes nothing. */
export async function migrationsState(client: pg.ClientBase): Promise<TablesAge> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  const applied = await lastApplied(client);
  if (applied === 0) return 'none';
  if (applied === known) return 'current';
  return applied > known ? 'newer' : 'older';
}

async function checkVersion(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number,
            current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (version && version.number < limits.oldestVersion) throw new DatabaseTooOldError(version.name);
}

async function lastApplied(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as there`,
  );
  if (!rows[0]?.there) return 0;
  const last = await client.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  return Number(last.rows[0]?.at ?? 0);
}
