// Databases for tests: one embedded server for a whole run, and a database of its own for each asker.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../postgres/database.ts';
import { ownersOf, type TableOwner } from '../tables/table-owner.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the run's embedded server; made by whoever needs it first. */
    readonly databaseFolder: string;
  }
}

/** The database with all tables of some owners that every other of them in the run is copied from. */
function patternOf(tables: readonly TableOwner[]): string {
  return `pattern_${ownersOf(tables)
    .map(({ name }) => name)
    .join('_')}`;
}

/** The number of the lock under which the pattern is made and copied. */
const LOCK = 4_818_245_102;

/**
 * Nobody reads this server after the run: it need not be safe from a power cut, nor tidy up the hundreds of
 * databases it is given. Who tests either of them starts a server of its own.
 */
const SHORT_LIVED = ['fsync = off', 'full_page_writes = off', 'autovacuum = off'];

interface TestDatabase {
  readonly tables: readonly TableOwner[];
  readonly name?: string | undefined;
  /** Makes every table anew instead of copying them. */
  readonly isFromNothing?: boolean;
}

/** A database with all tables and nothing in them, on the server of this test run; close it when done. */
export async function openTestDatabase({
  tables,
  name = `test_${randomUUID()}`,
  isFromNothing = false,
}: TestDatabase): Promise<Database> {
  if (!isFromNothing) await makeCopy(name, tables);
  return openDatabase({ ...onServer(), name, tables });
}

/** A database for the tests of one file: opened before the first of them, closed after the last. */
export function databaseOfFile(tables: readonly TableOwner[]): () => Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openTestDatabase({ tables });
  });
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('the database is open while a test runs');
    return database;
  };
}

function onServer() {
  const folder = join(inject('databaseFolder'), 'database');
  return { embedded: { folder, isKept: true }, poolSize: 5 } as const;
}

/** Copying takes a fraction of what it takes to make every table anew. */
async function makeCopy(name: string, tables: readonly TableOwner[]): Promise<void> {
  const pattern = patternOf(tables);
  // Nothing is written to the server's own database; the copy is.
  const server = await openDatabase({ ...onServer(), tables, name: 'postgres', isReadOnly: true });
  const client = await server.connect();
  try {
    await client.query('set default_transaction_read_only = off');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const isThere = async (one: string) =>
      (await client.query('select 1 from pg_database where datname = $1', [one])).rowCount === 1;
    if (await isThere(name)) return;
    if (!(await isThere(pattern))) {
      for (const setting of SHORT_LIVED) await client.query(`alter system set ${setting}`);
      await client.query('select pg_reload_conf()');
      await (await openDatabase({ ...onServer(), tables, name: pattern })).close();
    }
    await client.query(`create database ${client.escapeIdentifier(name)} template ${pattern}`);
  } finally {
    await client.end();
    await server.close();
  }
}

export { filesAsTheyAre, makeDatabase, testFolders } from './embedded-scene.ts';
export { refuseWrites } from './refuse-writes.ts';
