// What tests of the graph's outbox share.
import type { Database } from '../src/index.ts';

/** Whether nothing of a campaign waits to be told. */
export async function allTold({ pool }: Database, campaign: string): Promise<boolean> {
  const open = 'select 1 from hakoniwa.graph_updates where campaign = $1 and applied_at is null';
  return (await pool.query(open, [campaign])).rowCount === 0;
}
