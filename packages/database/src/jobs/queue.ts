// A queue: the kind of work, the shape of what it needs, and how often it is tried.
import type { z } from 'zod';
import { limits } from './limits.ts';

export interface QueueDefinition<Schema extends z.ZodType> {
  /** Kebab-case; also the name in the database. */
  readonly name: string;
  /** What a job carries; checked when it is asked for and when it is taken up. */
  readonly data: Schema;
  /** Tries after the first before a job counts as dead. */
  readonly retries?: number;
  /** Seconds before the second try; each further one waits about twice as long. */
  readonly retryDelaySeconds?: number;
  /** Seconds a try may take before it counts as hung. */
  readonly expireSeconds?: number;
  /** Jobs of this queue that one process does at a time. */
  readonly concurrency?: number;
}

/** A queue with every choice made. */
export type Queue<Schema extends z.ZodType = z.ZodType> = Required<QueueDefinition<Schema>>;

/** Defines a queue; the limits' defaults stand in for what is left out. */
export function defineQueue<Schema extends z.ZodType>(
  definition: QueueDefinition<Schema>,
): Queue<Schema> {
  const { retries, retryDelaySeconds, expireSeconds, concurrency } = limits;
  return { retries, retryDelaySeconds, expireSeconds, concurrency, ...definition };
}
