// One try of a job: taken up, checked, handed to its handler, and its outcome noted.
import { isSoundText, soundText } from '@hakoniwa/stage';
import type { JobWithMetadata } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../postgres/database.ts';
import { storageFailure } from '../storage/storage-failure.ts';
import type { Carried } from './courier.ts';
import { JobCancelledError, JobDataError, JobHopelessError } from './errors.ts';
import { noteProgress, readProgress } from './progress.ts';
import type { Queue } from './queue.ts';
import { type JobHandler, RunningJob } from './running-job.ts';

export type BossJob = JobWithMetadata<Carried>;

/** Where jobs go whose last try failed. */
export const DEAD_QUEUE = 'dead';

interface Try<Schema extends z.ZodType> {
  readonly queue: Queue<Schema>;
  readonly handler: JobHandler<Schema>;
  readonly job: BossJob;
}

/** How a try ended that is not tried again: it is over, or there is no hope. */
export type TryEnd = 'completed' | 'deadletter';

/** Runs a try; what it throws makes the queue try again, or give up after the last one. */
export async function runJob<Schema extends z.ZodType>(
  database: Database,
  { queue, handler, job }: Try<Schema>,
): Promise<TryEnd> {
  const { id, retryCount, retryLimit } = job;
  // A try that was cut short after its end leaves a job that is done and does not know it.
  const before = (await readProgress(database.queries, id))?.state;
  if (before === 'done' || before === 'cancelled') return 'completed';
  const attempt = retryCount + 1;
  await noteProgress(database.queries, { jobId: id, change: { state: 'running', attempt } });
  try {
    const parsed = queue.data.safeParse(JSON.parse(job.data.body));
    if (!parsed.success) throw new JobHopelessError(new JobDataError(queue.name, parsed.error));
    const { data } = parsed;
    const running = new RunningJob({ id, data, attempt, signal: job.signal, database });
    const result = await handler(running);
    if (!running.isFinished) await running.finish(async () => result);
    return 'completed';
  } catch (error) {
    if (error instanceof JobCancelledError) return 'completed';
    const isHopeless = error instanceof JobHopelessError;
    const state = isHopeless || retryCount >= retryLimit ? 'dead' : 'retrying';
    const said = saidBy(isHopeless ? error.cause : (storageFailure(error) ?? error));
    await noteProgress(database.queries, { jobId: id, change: { state, error: said } });
    if (isHopeless) return 'deadletter';
    // The queue keeps what is thrown as JSON in which not every text has room.
    throw isSoundText(said) ? error : new Error(soundText(said));
  }
}

/** What went wrong, behind the stable code it has: who shows it finds words by that. */
function saidBy(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[A-Z][A-Z_]+$/.test(code) ? `${code}: ${said}` : said;
}
