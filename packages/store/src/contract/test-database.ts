// Databases for tests: one embedded server for a whole run, and a database of its own for each asker.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the run's embedded server; made by whoever needs it first. */
    readonly databaseFolder: string;
  }
}

/** An empty database with all tables, on the server of this test run; close it when done. */
export async function openTestDatabase(name = `test_${randomUUID()}`): Promise<Database> {
  const folder = join(inject('databaseFolder'), 'database');
  return openDatabase({ embedded: { folder, isKept: true }, name, poolSize: 5 });
}

export { refuseWrites } from './refuse-writes.ts';
