// Words between processes that are for the moment only: nobody keeps them, and who does not hear them misses little.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const CHANNEL = 'hakoniwa_whispers';
/** PostgreSQL carries less than 8,000 bytes in a notice; what is longer is not said. */
const MOST_BYTES = 7_000;

export interface EphemeralNotice {
  /** What kind of word it is; listeners choose by it. */
  readonly type: string;
  /** What it is about: a garden, a person. */
  readonly about: string;
  readonly text: string;
}

export class EphemeralNotices {
  readonly #self = randomUUID();
  readonly #pool: pg.Pool;
  readonly #listeners = new Set<(notice: EphemeralNotice) => void>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Says a word to the other processes, after those before it. */
  say(notice: EphemeralNotice): void {
    const text = JSON.stringify({ ...notice, from: this.#self });
    if (Buffer.byteLength(text) > MOST_BYTES) return;
    const send = () => this.#pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
    // A word that does not get out is not said again: it was for the moment.
    this.#sending = this.#sending.then(send).catch(() => undefined);
  }

  /** Hears what other processes say; call the result to stop. */
  hear(listener: (notice: EphemeralNotice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Listens on a connection. */
  async listenOn(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) this.#heard(payload);
    });
    await client.query(`listen ${CHANNEL}`);
  }

  /** Settles when everything is said. */
  async said(): Promise<void> {
    await this.#sending;
  }

  #heard(payload: string): void {
    const { from, ...notice } = JSON.parse(payload) as EphemeralNotice & { from: string };
    if (from === this.#self) return;
    for (const listener of this.#listeners) listener(notice);
  }
}
