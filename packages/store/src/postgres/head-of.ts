// Where a garden stands.

import { type Database, throughOutage } from '@hakoniwa/database';
import type { Head } from '@hakoniwa/stage';
import { UnknownGardenError } from '../errors.ts';
import { statements } from './statements.ts';

/** The tip of the branch a garden stands on. */
export async function headOf({ pool }: Database, garden: string): Promise<Head> {
  const { rows } = await throughOutage(() =>
    pool.query<{ name: string; tip_seq: number; tip_hash: string }>({
      ...statements.head,
      values: [garden],
    }),
  );
  const [row] = rows;
  if (!row) throw new UnknownGardenError(garden);
  return { branch: row.name, seq: row.tip_seq, hash: row.tip_hash };
}
