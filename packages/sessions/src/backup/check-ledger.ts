// Checks a ledger: one wallet, no key twice, and lines that add up to what is left in it.
import { BackupRefusedError, soundRow } from '@hakoniwa/database/backup';
import { LEDGER_KINDS } from './play-kinds.ts';

/** Goes through all lines; gives how many there are. */
export async function checkLedger(lines: AsyncIterable<unknown>, entry: string): Promise<number> {
  let balance: number | undefined;
  let sum = 0;
  let count = 0;
  const keys = new Set<string>();
  for await (const json of lines) {
    count += 1;
    const at = `${entry}:${count}`;
    const row = soundRow(json, { kinds: LEDGER_KINDS, entry: at });
    const isFirst = count === 1;
    if (isFirst !== (row.row === 'wallet') || (row.row === 'entry' && keys.has(row.key)))
      throw new BackupRefusedError('BAD_PLAY', { entry: at, detail: 'a line out of its place' });
    if (row.row === 'wallet') balance = row.balance;
    else {
      keys.add(row.key);
      sum += row.amount;
    }
  }
  if (balance !== undefined && balance !== sum)
    throw new BackupRefusedError('BAD_PLAY', { entry, detail: 'its lines do not add up' });
  return count;
}
