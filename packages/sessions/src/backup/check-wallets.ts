// Checks every wallet of a server: its lines add up to what is left in it.
import type { Database } from '@hakoniwa/database';
import { BackupRefusedError } from '@hakoniwa/database/backup';
import { checkLedger } from './check-ledger.ts';
import { readLedger } from './read-play.ts';

/** Goes through all of them; gives how many there are, and whose are wrong. */
export async function checkWallets(
  database: Database,
): Promise<{ readonly wallets: number; readonly wrong: readonly string[] }> {
  const { rows } = await database.pool.query<{ person: string }>(
    'select person from hakoniwa.sp_wallets order by person',
  );
  const wrong: string[] = [];
  for (const { person } of rows) {
    try {
      await checkLedger(oneByOne(await readLedger(database, person)), person);
    } catch (error) {
      if (!(error instanceof BackupRefusedError)) throw error;
      wrong.push(person);
    }
  }
  return { wallets: rows.length, wrong };
}

async function* oneByOne<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
