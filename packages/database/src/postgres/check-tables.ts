// Reads every table of ours from its first row to its last, and names the ones that cannot be read.

import { getTableName } from 'drizzle-orm';
import { storageFailure } from '../storage/storage-failure.ts';
import type { Database } from './database.ts';

export interface TableFault {
  readonly table: string;
  /** As the database says it: the block, the relation, the file. */
  readonly reason: string;
}

/** What is ours in a database: gardens, migrations, jobs. */
const SCHEMAS = ['hakoniwa', 'drizzle', 'pgboss'];

const TABLES = `
select format('%I.%I', n.nspname, c.relname) as name from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any($1) and c.relkind = 'r' order by 1`;

/** Reads all of them, texts kept apart included; changes nothing. */
export async function checkTables(
  { pool }: Database,
  onTable: (table: string) => void = () => undefined,
): Promise<{ readonly tables: number; readonly faults: readonly TableFault[] }> {
  const { rows } = await pool.query<{ name: string }>(TABLES, [SCHEMAS]);
  const faults: TableFault[] = [];
  for (const { name: table } of rows) {
    onTable(table);
    try {
      // Only who looks at a whole row as text has its long texts fetched from where they lie.
      await pool.query(`select sum(length(one::text)) from ${table} one`);
    } catch (error) {
      const failure = storageFailure(error);
      if (failure?.code !== 'STORAGE_DAMAGED') throw error;
      faults.push({ table, reason: failure.what });
    }
  }
  return { tables: rows.length, faults };
}

/** Tables that an owner of this database declares, and that are not there. */
export async function missingTables({ pool, owners }: Database): Promise<readonly string[]> {
  const declared = owners.flatMap(({ tables }) => Object.values(tables).map(getTableName));
  const text = `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'hakoniwa' and c.relkind = 'r'`;
  const there = new Set((await pool.query<{ name: string }>(text)).rows.map(({ name }) => name));
  return declared.filter((name) => !there.has(name)).toSorted();
}

const NAMES = `
with named as (
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.reltoastrelid as apart
  from pg_class c join pg_namespace n on n.oid = c.relnamespace)
select pg_relation_filepath(c.oid) as path, c.name, coalesce(t.name, o.name) as of
from named c
left join pg_index i on i.indexrelid = c.oid
left join named o on o.oid = i.indrelid
left join named t on t.apart = coalesce(i.indrelid, c.oid)
where pg_relation_filepath(c.oid) = any($1)`;

/** The tables and indexes that some files are of, by file; what nobody knows is left out. */
export async function namesOfFiles(
  { pool }: Database,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const whole = (file: string) => file.replace(/(_(fsm|vm|init))?(\.\d+)?$/, '');
  const { rows } = await pool.query<{ path: string; name: string; of: string | null }>(NAMES, [
    files.map(whole),
  ]);
  const names = new Map(
    rows.map(({ path, name, of }) => [path, of && of !== name ? `${name} (${of})` : name]),
  );
  return new Map(
    files.flatMap((file) => {
      const name = names.get(whole(file));
      return name === undefined ? [] : [[file, name] as const];
    }),
  );
}
