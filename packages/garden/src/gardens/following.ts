// Looks on while somebody else writes: again after every notice, until it is told to stop.
import type { Feed } from '@hakoniwa/database';

interface FollowingParts {
  readonly garden: string;
  readonly feed: Feed;
  /** Reads what is new; what it throws is told and does not end the looking. */
  readonly look: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export class Following {
  readonly #parts: FollowingParts;
  readonly #stop = new AbortController();
  readonly #done: Promise<void>;

  constructor(parts: FollowingParts) {
    this.#parts = parts;
    this.#done = this.#follow();
  }

  /** Settles when nothing more is read. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#done;
  }

  async #follow(): Promise<void> {
    const { garden, feed, look, onFailure } = this.#parts;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const since = feed.mark(garden);
      await look().catch(onFailure);
      await feed.changed(garden, { since, signal });
    }
  }
}
