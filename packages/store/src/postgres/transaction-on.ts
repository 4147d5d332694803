// A transaction in which both the driver and drizzle speak over the same connection.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './database.ts';
import { schema } from './tables.ts';

export interface OpenTransaction {
  readonly client: pg.PoolClient;
  readonly tx: Transaction;
  /** Ends it without keeping anything, and without an error. */
  abandon<T>(result: T): T;
}

/** Runs work between begin and commit; whatever it throws takes everything back. */
export async function transactionOn<T>(
  database: Database,
  work: (open: OpenTransaction) => Promise<T>,
): Promise<T> {
  return database.withClient(async (client) => {
    let isAbandoned = false;
    const abandon = <R>(result: R) => {
      isAbandoned = true;
      return result;
    };
    await client.query('begin');
    try {
      const tx = drizzle(client, { schema, casing: 'snake_case' });
      const result = await work({ client, tx, abandon });
      await client.query(isAbandoned ? 'rollback' : 'commit');
      return result;
    } catch (error) {
      // A connection that is gone has rolled back already; what went wrong is what matters.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}
