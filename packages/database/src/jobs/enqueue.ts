// Asks for a job inside a transaction: it is there exactly when the rest of the transaction is.
import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Transaction } from '../postgres/database.ts';
import { JobDataError } from './errors.ts';
import type { Queue } from './queue.ts';
import { jobProgress, outbox } from './tables.ts';

export interface Enqueue<Schema extends z.ZodType> {
  readonly queue: Queue<Schema>;
  readonly data: z.input<Schema>;
  /** Asked for twice under one key, it is the same job, for ever. */
  readonly key?: string | undefined;
  /** The person it is done for. */
  readonly ownerId?: string | undefined;
}

/** Puts a job into the outbox; gives its id, by which its progress can be read at once. */
export async function enqueue<Schema extends z.ZodType>(
  tx: Transaction,
  { queue, data, key, ownerId }: Enqueue<Schema>,
): Promise<string> {
  const parsed = queue.data.safeParse(data);
  if (!parsed.success) throw new JobDataError(queue.name, parsed.error);
  const jobId = key === undefined ? randomUUID() : jobIdOf(queue, key);
  const row = { jobId, queue: queue.name, state: 'waiting', ownerId: ownerId ?? null };
  const asked = await tx
    .insert(jobProgress)
    .values(row)
    .onConflictDoNothing()
    .returning({ jobId: jobProgress.jobId });
  if (asked.length === 0) return jobId;
  const payload = JSON.stringify(data);
  await tx.insert(outbox).values({ queue: queue.name, key: jobId, payload });
  return jobId;
}

/** One id for one key of a queue: whoever asks again means the same job. */
export function jobIdOf(queue: Pick<Queue, 'name'>, key: string): string {
  const hex = createHash('sha256').update(`${queue.name}\n${key}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
