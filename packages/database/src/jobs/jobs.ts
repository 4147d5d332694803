// Jobs on the database: asked for with an append, tried until they succeed, found again after a crash.
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type JobResult, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from '../postgres/database.ts';
import { type Carried, Courier, OUTBOX } from './courier.ts';
import { type Enqueue, enqueue } from './enqueue.ts';
import { UnknownJobError, UnknownQueueError } from './errors.ts';
import { limits } from './limits.ts';
import { findProgress, listProgress } from './list-progress.ts';
import { type JobProgress, noteProgress, readProgress } from './progress.ts';
import type { Queue } from './queue.ts';
import { type BossJob, DEAD_QUEUE, runJob } from './run-job.ts';
import type { JobHandler } from './running-job.ts';
import { outbox } from './tables.ts';

export interface OpenJobs {
  /** Every queue this server has; the list is the one place to add one. */
  readonly queues: readonly Queue[];
  /** Told of what goes wrong between jobs: the database away, a queue too full. */
  readonly onError?: ((error: Error) => void) | undefined;
}

export class Jobs {
  readonly #database: Database;
  readonly #boss: PgBoss;
  readonly #queues: ReadonlyMap<string, Queue>;
  readonly #onError: (error: Error) => void;
  readonly #workers = new Map<string, string[]>();
  #courier: Courier | undefined;

  private constructor(database: Database, { queues, onError }: OpenJobs) {
    this.#database = database;
    this.#queues = new Map(queues.map((queue) => [queue.name, queue]));
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values) },
      superviseIntervalSeconds: limits.superviseSeconds,
      monitorIntervalSeconds: limits.superviseSeconds,
      schedule: false,
    });
    this.#onError = (error) => onError?.(error);
    this.#boss.on('error', this.#onError);
  }

  /** Makes the queues ready; work is taken up once `work` says who does it. */
  static async open(database: Database, options: OpenJobs): Promise<Jobs> {
    const jobs = new Jobs(database, options);
    await oneAtATime(database, () => jobs.#install());
    await jobs.#buryDead();
    jobs.#courier = new Courier({
      database,
      boss: jobs.#boss,
      queues: [...jobs.#queues.keys()],
      onCarried: (queues) => jobs.#wake(queues),
      onError: (error) => jobs.#onError(error instanceof Error ? error : new Error(String(error))),
    });
    return jobs;
  }

  /** Says who does the work of a queue in this process. */
  async work<Schema extends z.ZodType>(
    queue: Queue<Schema>,
    handler: JobHandler<Schema>,
  ): Promise<void> {
    this.#known(queue.name);
    for (let i = 0; i < queue.concurrency; i++) {
      const worker = await this.#boss.work<Carried>(
        queue.name,
        {
          includeMetadata: true,
          perJobResults: true,
          pollingIntervalSeconds: limits.pollSeconds,
          batchSize: 1,
        },
        async (batch) => this.#endsOf(batch as BossJob[], { queue, handler }),
      );
      this.#workers.set(queue.name, [...(this.#workers.get(queue.name) ?? []), worker]);
    }
  }

  async #endsOf<Schema extends z.ZodType>(
    batch: readonly BossJob[],
    parts: { readonly queue: Queue<Schema>; readonly handler: JobHandler<Schema> },
  ): Promise<JobResult[]> {
    const ends: JobResult[] = [];
    for (const job of batch)
      ends.push({ id: job.id, status: await runJob(this.#database, { ...parts, job }) });
    return ends;
  }

  /** Asks for a job by itself; inside a transaction use `enqueue(tx, …)` and then `wake`. */
  async ask<Schema extends z.ZodType>(input: Enqueue<Schema>): Promise<string> {
    this.#known(input.queue.name);
    const id = await this.#database.transaction((tx) => enqueue(tx, input));
    this.wake();
    return id;
  }

  /** Has the outbox looked at now instead of in a second. */
  wake(): void {
    this.#database.feed.tell(OUTBOX);
  }

  /** How far a job is; UNKNOWN_JOB when nobody ever asked for it. */
  async progress(jobId: string): Promise<JobProgress> {
    const found = await readProgress(this.#database.queries, jobId);
    if (!found) throw new UnknownJobError(jobId);
    return found;
  }

  /** The jobs of an owner, newest first. */
  list(wanted: Parameters<typeof listProgress>[1]): Promise<readonly JobProgress[]> {
    return listProgress(this.#database.queries, wanted);
  }

  /** A job of an owner; undefined for a foreign one as for none. */
  find(wanted: Parameters<typeof findProgress>[1]): Promise<JobProgress | undefined> {
    return findProgress(this.#database.queries, wanted);
  }

  /** Calls a job off: one that waits is never begun, one that runs ends at its next step. */
  async cancel(jobId: string): Promise<void> {
    const { queue } = await this.progress(jobId);
    if (!(await noteProgress(this.#database.queries, { jobId, change: { state: 'cancelled' } })))
      return;
    await this.#database.queries
      .delete(outbox)
      .where(and(eq(outbox.queue, queue), eq(outbox.key, jobId)));
    await this.#boss.cancel(queue, jobId);
  }

  /** Gives a dead job another round of tries. */
  async retry(jobId: string): Promise<void> {
    const { queue, state } = await this.progress(jobId);
    if (state !== 'dead') return;
    await this.#settled(queue, jobId);
    await noteProgress(this.#database.queries, {
      jobId,
      change: { state: 'waiting', error: null },
    });
    await this.#boss.retry(queue, jobId);
    this.#wake(new Set([queue]));
  }

  /** A try notes its end a moment before the queue knows of it; only then can the job be taken up again. */
  async #settled(queue: string, jobId: string): Promise<void> {
    for (let waited = 0; waited < limits.stopMs; waited += limits.settleMs) {
      const job = await this.#boss.getJobById(queue, jobId);
      if (job?.state !== 'active') return;
      await wait(limits.settleMs);
    }
  }

  /** Stops taking up work, and waits a while for what runs. */
  async close(): Promise<void> {
    await this.#courier?.stop();
    await this.#boss.stop({ graceful: true, timeout: limits.stopMs, close: false });
  }

  async #install(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(DEAD_QUEUE);
    for (const queue of this.#queues.values()) await this.#prepare(queue);
  }

  async #prepare(queue: Queue): Promise<void> {
    const options = {
      retryLimit: queue.retries,
      retryDelay: queue.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: limits.retryDelayMaxSeconds,
      expireInSeconds: queue.expireSeconds,
      heartbeatSeconds: limits.heartbeatSeconds,
      deadLetter: DEAD_QUEUE,
    };
    await this.#boss.createQueue(queue.name, options);
    await this.#boss.updateQueue(queue.name, options);
  }

  /** A try that was killed tells nobody; its dead letter does. */
  async #buryDead(): Promise<void> {
    const options = { includeMetadata: true, pollingIntervalSeconds: limits.pollSeconds } as const;
    await this.#boss.work<Carried>(DEAD_QUEUE, options, async (letters) => {
      for (const { data } of letters) {
        const { state } = await this.progress(data.jobId);
        const isOver = state === 'running' || state === 'retrying';
        if (isOver)
          await noteProgress(this.#database.queries, {
            jobId: data.jobId,
            change: { state: 'dead' },
          });
      }
    });
  }

  #wake(queues: ReadonlySet<string>): void {
    for (const queue of queues) {
      for (const worker of this.#workers.get(queue) ?? []) this.#boss.notifyWorker(worker);
    }
  }

  #known(name: string): void {
    if (!this.#queues.has(name)) throw new UnknownQueueError(name);
  }
}

/** The number of our advisory lock: pg-boss makes its schema before it takes its own. */
const LOCK = 4_818_245_102;

/** Keeps processes that start at the same moment from making the same tables. */
async function oneAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  await database.withClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  });
}

/** Makes the queues ready on a database. */
export function openJobs(database: Database, options: OpenJobs): Promise<Jobs> {
  return Jobs.open(database, options);
}
