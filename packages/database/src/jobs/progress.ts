// How far jobs are: rows that outlive the jobs, for whoever waits.
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../postgres/database.ts';
import { jobProgress } from './tables.ts';

/** The states a job goes through; `done`, `dead` and `cancelled` are ends. */
export type JobState = 'waiting' | 'running' | 'retrying' | 'done' | 'dead' | 'cancelled';

export interface JobProgress {
  readonly jobId: string;
  readonly queue: string;
  readonly state: JobState;
  /** The try it is at, from 1; 0 before the first. */
  readonly attempt: number;
  readonly done: number;
  readonly total: number | null;
  readonly note: string | null;
  /** What the job gave, once it is done. */
  readonly result: unknown;
  /** What went wrong last. */
  readonly error: string | null;
  readonly ownerId: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** Reads a job's progress. */
export async function readProgress(
  queries: Queries | Transaction,
  jobId: string,
): Promise<JobProgress | undefined> {
  const [row] = await queries.select().from(jobProgress).where(eq(jobProgress.jobId, jobId));
  return row && progressOfJob(row);
}

export function progressOfJob(row: typeof jobProgress.$inferSelect): JobProgress {
  const result: unknown = row.result === null ? null : JSON.parse(row.result);
  return { ...row, state: row.state as JobState, result };
}

type Change = Partial<typeof jobProgress.$inferInsert>;

/** Notes a change; a job that is done or called off stays so, whatever a late try says. */
export async function noteProgress(
  queries: Queries | Transaction,
  { jobId, change }: { readonly jobId: string; readonly change: Change },
): Promise<boolean> {
  const rows = await queries
    .update(jobProgress)
    .set({ ...change, changedAt: sql`now()` })
    .where(and(eq(jobProgress.jobId, jobId), notInArray(jobProgress.state, ['done', 'cancelled'])))
    .returning({ jobId: jobProgress.jobId });
  return rows.length > 0;
}
