// Runs a statement inside a transaction or outside of one, and gives its rows.
import type { Database, Transaction } from '@hakoniwa/database';
import type { SQL } from 'drizzle-orm';

/** Whoever can run a statement. */
export type Queryable = Pick<
  Transaction,
  'execute' | 'select' | 'insert' | 'update' | 'with' | '$with'
>;

/** Outside of any transaction. */
export function runsOf({ queries }: Database): Queryable {
  return queries;
}

export async function queryRows<R>(runs: Queryable, statement: SQL): Promise<R[]> {
  const { rows } = await runs.execute(statement);
  return rows as unknown as R[];
}

export async function countOf(runs: Queryable, statement: SQL): Promise<number> {
  return (await runs.execute(statement)).rowCount ?? 0;
}
