// A transaction in which both the driver and drizzle speak over the same connection.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './database.ts';
import { limits } from './limits.ts';

export interface OpenTransaction {
  readonly client: pg.PoolClient;
  readonly tx: Transaction;
  /** Ends it without keeping anything, and without an error. */
  abandon<T>(result: T): T;
}

type Work<T> = (open: OpenTransaction) => Promise<T>;

/** Runs work between begin and commit; whatever it throws takes everything back. */
export function transactionOn<T>(database: Database, work: Work<T>): Promise<T> {
  return between('begin', { database, work });
}

/** The same for work that locks the row of a lease: a machine lost in the middle of it must not hold the garden for long. */
export function fencedTransaction<T>(database: Database, work: Work<T>): Promise<T> {
  const setting = `set local idle_in_transaction_session_timeout = ${limits.idleAppendMs}`;
  return between(`begin; ${setting}`, { database, work });
}

async function between<T>(
  begin: string,
  { database, work }: { readonly database: Database; readonly work: Work<T> },
): Promise<T> {
  return database.withClient(async (client) => {
    let isAbandoned = false;
    const abandon = <R>(result: R) => {
      isAbandoned = true;
      return result;
    };
    await client.query(begin);
    try {
      const tx = drizzle(client, { casing: 'snake_case' });
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
