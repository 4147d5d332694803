// Runs a statement inside a transaction or outside of one, and gives its rows.
import type { Database, Transaction } from '@hakoniwa/store/postgres';
import type { SQL } from 'drizzle-orm';

/** Whoever can run a statement. */
export type Runs = Pick<Transaction, 'execute'>;

/** Outside of any transaction. */
export function runsOf({ queries }: Database): Runs {
  return queries;
}

export async function rowsOf<R>(runs: Runs, statement: SQL): Promise<R[]> {
  const { rows } = await runs.execute(statement);
  return rows as unknown as R[];
}

export async function countOf(runs: Runs, statement: SQL): Promise<number> {
  return (await runs.execute(statement)).rowCount ?? 0;
}
