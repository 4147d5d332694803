// Takes away what is old and needed by nobody, as the owners of the tables say; nothing of any log, ever.
import { throughOutage } from './connection-loss.ts';
import type { Database } from './database.ts';

/** How many rows of each kind were taken away or shortened. */
export type TidiedUp = Readonly<Record<string, number>>;

export async function tidyUp(
  { pool, owners }: Database,
  onStep: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<TidiedUp> {
  const kinds = owners.flatMap(({ outdated = {} }) => Object.entries(outdated));
  const counts: Record<string, number> = {};
  for (const [i, [kind, statement]] of kinds.entries()) {
    await onStep(i, kinds.length);
    const { rowCount } = await throughOutage(() => pool.query(statement));
    counts[kind] = rowCount ?? 0;
  }
  return counts;
}
