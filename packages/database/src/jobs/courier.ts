// Carries jobs from the outbox to their queues: out of one and into the other in one transaction.
import type { PgBoss } from 'pg-boss';
import { isConnectionLoss } from '../postgres/connection-loss.ts';
import type { Database } from '../postgres/database.ts';
import { transactionOn } from '../postgres/transaction-on.ts';
import { limits } from './limits.ts';

interface Row {
  readonly queue: string;
  readonly key: string;
  readonly payload: string;
}

/** Several processes carry at once; each takes rows no other one holds. */
const TAKE = `
delete from hakoniwa.outbox where id in (
  select id from hakoniwa.outbox where queue = any($1::text[])
  order by id limit $2 for update skip locked)
returning queue, key, payload`;

/** What a job carries inside its queue: JSON as text, which the database leaves as it is. */
export interface Carried {
  /** The job's own id: a dead letter is a job of its own. */
  readonly jobId: string;
  readonly body: string;
}

export class Courier {
  readonly #database: Database;
  readonly #boss: PgBoss;
  readonly #queues: readonly string[];
  readonly #onCarried: (queues: ReadonlySet<string>) => void;
  readonly #onError: (error: unknown) => void;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  constructor(parts: {
    readonly database: Database;
    readonly boss: PgBoss;
    readonly queues: readonly string[];
    readonly onCarried: (queues: ReadonlySet<string>) => void;
    /** Told of every round that failed; the next one is tried all the same. */
    readonly onError: (error: unknown) => void;
  }) {
    this.#database = parts.database;
    this.#boss = parts.boss;
    this.#queues = parts.queues;
    this.#onCarried = parts.onCarried;
    this.#onError = parts.onError;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    const { feed } = this.#database;
    while (!signal.aborted) {
      const since = feed.mark(OUTBOX);
      try {
        if ((await this.#carry()) === limits.outboxBatch) continue;
      } catch (error) {
        // The rows stay where they are until the database is back, or its disk has room again.
        if (!isConnectionLoss(error)) this.#onError(error);
      }
      await feed.changed(OUTBOX, { since, signal });
    }
  }

  async #carry(): Promise<number> {
    const carried = new Set<string>();
    const count = await transactionOn(this.#database, async ({ client }) => {
      const { rows } = await client.query<Row>(TAKE, [this.#queues, limits.outboxBatch]);
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      for (const [queue, jobs] of byQueue(rows)) {
        await this.#boss.insert(queue, jobs, { db });
        carried.add(queue);
      }
      return rows.length;
    });
    if (carried.size > 0) this.#onCarried(carried);
    return count;
  }
}

/** The name under which news of the outbox is told; no garden's, for it has a control character. */
export const OUTBOX = '\u0001outbox';

function byQueue(rows: readonly Row[]): Map<string, { id: string; data: Carried }[]> {
  const found = new Map<string, { id: string; data: Carried }[]>();
  for (const { queue, key, payload } of rows) {
    const jobs = found.get(queue) ?? [];
    jobs.push({ id: key, data: { jobId: key, body: payload } });
    found.set(queue, jobs);
  }
  return found;
}
