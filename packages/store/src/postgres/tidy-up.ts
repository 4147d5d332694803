// Takes away what is old and needed by nobody; nothing of any log, ever.
import { throughOutage } from './connection-loss.ts';
import type { Database } from './database.ts';
import { limits } from './limits.ts';

/** How many rows of each kind were taken away or shortened. */
export interface TidiedUp {
  readonly requests: number;
  readonly calls: number;
  readonly snapshots: number;
  readonly jobs: number;
}

const OLDER = (column: string, days: number) => `${column} < now() - interval '${days} days'`;

const STATEMENTS: Readonly<Record<keyof TidiedUp, string>> = {
  /** A key is remembered for as long as anybody would send a request again. */
  requests: `delete from hakoniwa.requests
    where state <> 'waiting' and ${OLDER('created_at', limits.keyDays)}`,
  /** What a call cost is kept, what was said in it is not. */
  calls: `update hakoniwa.model_calls set request = '{}', answer = null
    where state <> 'open' and request <> '{}' and ${OLDER('started_at', limits.callDays)}`,
  /** Of each branch the newest are enough: whoever goes further back replays a little more. */
  snapshots: `delete from hakoniwa.snapshots s using (
      select branch_id, seq, row_number() over (partition by branch_id order by seq desc) as place
      from hakoniwa.snapshots) old
    where old.branch_id = s.branch_id and old.seq = s.seq and old.place > ${limits.snapshotsKept}`,
  jobs: `delete from hakoniwa.job_progress
    where state in ('done', 'dead', 'cancelled') and ${OLDER('changed_at', limits.jobDays)}`,
};

export async function tidyUp(
  { pool }: Database,
  onStep: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<TidiedUp> {
  const kinds = Object.keys(STATEMENTS) as (keyof TidiedUp)[];
  const counts: Record<keyof TidiedUp, number> = { requests: 0, calls: 0, snapshots: 0, jobs: 0 };
  for (const [i, kind] of kinds.entries()) {
    await onStep(i, kinds.length);
    const { rowCount } = await throughOutage(() => pool.query(STATEMENTS[kind]));
    counts[kind] = rowCount ?? 0;
  }
  return counts;
}
