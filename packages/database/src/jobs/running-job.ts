// One try of a job as its handler sees it: what to do, how to say how far it is, how to finish.
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Transaction } from '../postgres/database.ts';
import { JobCancelledError } from './errors.ts';
import { noteProgress, readProgress } from './progress.ts';
import { jobProgress } from './tables.ts';

export interface Step {
  readonly done: number;
  readonly total?: number | undefined;
  readonly note?: string | undefined;
}

/** A try of a job. Tries can be cut short anywhere, so what a handler does must bear repeating. */
export class RunningJob<Data> {
  readonly id: string;
  readonly data: Data;
  /** The try it is, from 1. */
  readonly attempt: number;
  /** Aborted when the process stops or the try took too long. */
  readonly signal: AbortSignal;
  readonly #database: Database;
  #isFinished = false;

  constructor(parts: {
    readonly id: string;
    readonly data: Data;
    readonly attempt: number;
    readonly signal: AbortSignal;
    readonly database: Database;
  }) {
    this.id = parts.id;
    this.data = parts.data;
    this.attempt = parts.attempt;
    this.signal = parts.signal;
    this.#database = parts.database;
  }

  /** Whether `finish` was called. */
  get isFinished(): boolean {
    return this.#isFinished;
  }

  /** Says how far it is; throws JOB_CANCELLED when nobody wants it any more. */
  async progress({ done, total, note }: Step): Promise<void> {
    const change = { done, ...(total === undefined ? {} : { total }) };
    const queries = this.#database.queries;
    if (await noteProgress(queries, { jobId: this.id, change: { ...change, note: note ?? null } }))
      return;
    if ((await readProgress(queries, this.id))?.state === 'cancelled')
      throw new JobCancelledError(this.id);
  }

  /**
   * Ends the job together with rows of its own: of several tries exactly one gets here and its
   * rows are kept once; for the others this does nothing and gives false.
   */
  async finish(work: (tx: Transaction) => Promise<unknown>): Promise<boolean> {
    const isFirst = await this.#database.transaction(async (tx) => {
      if (!(await noteProgress(tx, { jobId: this.id, change: { state: 'done', error: null } })))
        return false;
      const result = JSON.stringify((await work(tx)) ?? null);
      await tx.update(jobProgress).set({ result }).where(eq(jobProgress.jobId, this.id));
      return true;
    });
    this.#isFinished = true;
    return isFirst;
  }
}

/** Does one try of a job; what it returns is kept as the result. */
export type JobHandler<Schema extends z.ZodType> = (
  job: RunningJob<z.output<Schema>>,
) => Promise<unknown>;
