// Packing in the background: one garden after another, while the log goes on being written.
import { storageFailure } from '@hakoniwa/database';

interface PackingParts {
  /** Packs what is cold of a garden; stops early when it is told to. */
  readonly pack: (garden: string, signal: AbortSignal) => Promise<unknown>;
  /** Whether it will do at the next snapshot: nothing is wrong with the log. */
  readonly isPassing?: ((error: unknown) => boolean) | undefined;
  /** Tells somebody that a log cannot be packed; what it does not tell (false) is thrown on closing. */
  readonly tell?: ((failure: PackingFailure) => boolean) | undefined;
}

export interface PackingFailure {
  readonly garden: string;
  readonly error: unknown;
}

export class Packing {
  readonly #parts: PackingParts;
  readonly #wanted = new Set<string>();
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #failure: PackingFailure | undefined;

  constructor(parts: PackingParts) {
    this.#parts = parts;
  }

  /** Says that a garden has something to pack; nobody waits for it. */
  soon(garden: string): void {
    if (this.#closing.signal.aborted) return;
    this.#wanted.add(garden);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Settles when nothing is left to do. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Ends after the segment that is being packed. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.settled();
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) throw failure.error;
  }

  async #run(): Promise<void> {
    const { pack, isPassing = () => false, tell = () => false } = this.#parts;
    const { signal } = this.#closing;
    for (const garden of this.#wanted) {
      this.#wanted.delete(garden);
      if (signal.aborted) return;
      try {
        await pack(garden, signal);
      } catch (error) {
        // Without room nothing is packed now; the log is as it was.
        if (storageFailure(error) || isPassing(error)) continue;
        if (!tell({ garden, error })) this.#failure = { garden, error };
      }
    }
  }
}
