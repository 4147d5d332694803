// Changes to a garden's branches: one at a time, inside the fence, all or nothing.

import {
  type Database,
  fencedTransaction,
  type Transaction,
  throughOutage,
} from '@hakoniwa/database';
import type pg from 'pg';
import { UnknownGardenError } from '../errors.ts';
import { checkFence, type Fence } from './fence.ts';
import { type LedgerGarden, loadLedger } from './load-ledger.ts';

export interface GardenChange {
  readonly client: pg.PoolClient;
  readonly tx: Transaction;
  readonly kept: LedgerGarden;
  /** Above 0 when an earlier try went unanswered and may have been kept. */
  readonly attempt: number;
}

/** Does work on a garden whose row is locked against other changes. */
export async function changeGarden<T>(
  database: Database,
  {
    input,
    work,
  }: {
    readonly input: { readonly garden: string; readonly fence: Fence | undefined };
    readonly work: (change: GardenChange) => Promise<T>;
  },
): Promise<T> {
  const { garden } = input;
  return throughOutage((attempt) =>
    fencedTransaction(database, async ({ client, tx }) => {
      const lock = 'select from hakoniwa.gardens where name = $1 for no key update';
      const { rowCount } = await client.query(lock, [garden]);
      if (rowCount === 0) throw new UnknownGardenError(garden);
      await checkFence(client, input);
      return work({ client, tx, kept: await loadLedger(client, garden), attempt });
    }),
  );
}
