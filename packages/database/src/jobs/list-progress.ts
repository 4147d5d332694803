// The jobs of one owner as they stand, newest first.
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../postgres/database.ts';
import { type JobProgress, progressOfJob } from './progress.ts';
import { jobProgress } from './tables.ts';

/** Whose jobs: a person's, or nobody's in the local mode. */
export interface JobOwner {
  readonly ownerId: string | undefined;
}

const isOf = ({ ownerId }: JobOwner) =>
  ownerId === undefined ? isNull(jobProgress.ownerId) : eq(jobProgress.ownerId, ownerId);

export async function listProgress(
  queries: Queries,
  { limit, ...owner }: JobOwner & { readonly limit: number },
): Promise<readonly JobProgress[]> {
  const rows = await queries
    .select()
    .from(jobProgress)
    .where(isOf(owner))
    .orderBy(desc(jobProgress.createdAt), desc(jobProgress.jobId))
    .limit(limit);
  return rows.map(progressOfJob);
}

/** A job of an owner; undefined for a foreign one as for none. */
export async function findProgress(
  queries: Queries,
  { jobId, ...owner }: JobOwner & { readonly jobId: string },
): Promise<JobProgress | undefined> {
  const [row] = await queries
    .select()
    .from(jobProgress)
    .where(and(eq(jobProgress.jobId, jobId), isOf(owner)));
  return row && progressOfJob(row);
}
