// News between processes: a notice only wakes, what is true stands in the rows.
import type pg from 'pg';
import { type EphemeralNotice, EphemeralNotices } from './ephemeral-notices.ts';
import { limits } from './limits.ts';
import { bePresentOn } from './presence.ts';

const CHANNEL = 'hakoniwa_gardens';

/** How the feed reaches the database. */
export interface FeedSource {
  connect(): Promise<pg.Client>;
  readonly pool: pg.Pool;
}

/** One process's ear and mouth: says which gardens changed, hears which changed elsewhere. */
export class Feed {
  readonly #source: FeedSource;
  readonly #changes = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  readonly #told = new Set<string>();
  readonly #notices: EphemeralNotices;
  #listening: Promise<void> | undefined;
  #client: pg.Client | undefined;
  #presence: string | undefined;
  #telling: Promise<void> | undefined;
  #round = 0;
  #isClosed = false;

  constructor(source: FeedSource) {
    this.#source = source;
    this.#notices = new EphemeralNotices(source.pool);
  }

  /** The lock by which others see that this process is there; none while it does not listen. */
  get presence(): string | undefined {
    return this.#presence;
  }

  /** Tries to be there, and settles with the lock by which others see it. */
  async bePresent(): Promise<string | undefined> {
    this.#listen();
    await this.#listening;
    return this.#presence;
  }

  /** Says a word for the moment to the other processes. */
  notify(notice: EphemeralNotice): void {
    this.#notices.say(notice);
  }

  /** Hears the words of other processes; call the result to stop. */
  hearNotices(listener: (notice: EphemeralNotice) => void): () => void {
    this.#listen();
    return this.#notices.hear(listener);
  }

  /**
   * Says that a garden changed, soon and apart from the change itself: a notice inside the
   * transaction would make every commit of the whole database wait for the one before it.
   */
  tell(garden: string): void {
    this.#heard(garden);
    this.#told.add(garden);
    this.#telling ??= this.#send();
  }

  /** A number that changes whenever there may be news of a garden; take it before looking. */
  mark(garden: string): number {
    this.#listen();
    return this.#round + (this.#changes.get(garden) ?? 0);
  }

  /** Settles when there may be news since a mark, and now and then in any case. */
  async changed(garden: string, { since, signal }: Since): Promise<void> {
    if (this.#isClosed || signal?.aborted || this.mark(garden) !== since) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        if (!this.#isClosed && !signal?.aborted && this.mark(garden) === since && !isDue) return;
        clearTimeout(timer);
        this.#waiting.delete(done);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      let isDue = false;
      // A process may die between its commit and its notice.
      const timer = setTimeout(() => {
        isDue = true;
        done();
      }, limits.lookMs);
      this.#waiting.add(done);
      signal?.addEventListener('abort', done);
    });
  }

  /** Says what is still to be said, and stops listening. */
  async close(): Promise<void> {
    await this.#telling;
    await this.#notices.said();
    this.#isClosed = true;
    this.#wakeAll();
    await this.#listening;
    await this.#client?.end();
  }

  async #send(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, limits.tellMs));
    const gardens = [...this.#told];
    this.#told.clear();
    this.#telling = undefined;
    const text = `select pg_notify('${CHANNEL}', garden) from unnest($1::text[]) as garden`;
    // A notice that does not get out is made up for by the listeners' own looks.
    await this.#source.pool.query(text, [gardens]).catch(() => undefined);
  }

  #heard(garden: string): void {
    this.#changes.set(garden, (this.#changes.get(garden) ?? 0) + 1);
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #listen(): void {
    if (this.#isClosed || this.#client || this.#listening) return;
    this.#listening = this.#connect()
      .catch(() => this.#retryLater())
      .finally(() => {
        this.#listening = undefined;
      });
  }

  async #connect(): Promise<void> {
    const client = await this.#source.connect();
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) this.#heard(payload);
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.query(`listen ${CHANNEL}`);
      await this.#notices.listenOn(client);
      this.#presence = await bePresentOn(client);
    } catch (error) {
      // Nobody would ever end it, and others would see this process by it.
      await client.end();
      throw error;
    }
    this.#client = client;
    // Whatever was said while nobody listened is in the rows: everybody looks.
    this.#round += 1;
    this.#wakeAll();
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#presence = undefined;
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isClosed || this.#waiting.size === 0) return;
    setTimeout(() => this.#listen(), limits.retryMs).unref();
  }
}

interface Since {
  readonly since: number;
  readonly signal?: AbortSignal | undefined;
}
