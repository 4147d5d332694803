// The tables of version 0.1, made as it made them: by the one list of migrations that all owners shared then.
import { fileURLToPath } from 'node:url';
import type { Database } from '@hakoniwa/database';
import { readMigrationFiles } from 'drizzle-orm/migrator';

const FOLDER = fileURLToPath(new URL('./fixtures/migrations-0-1', import.meta.url));
export const MIGRATIONS_01 = readMigrationFiles({ migrationsFolder: FOLDER });

/** Makes them in an empty database, as they were after so many migrations. */
export async function makeTablesOf01(
  { pool }: Database,
  count = MIGRATIONS_01.length,
): Promise<void> {
  await pool.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of MIGRATIONS_01.slice(0, count)) {
    for (const statement of sql) await pool.query(statement);
    const text = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
    await pool.query(text, [hash, folderMillis]);
  }
}
