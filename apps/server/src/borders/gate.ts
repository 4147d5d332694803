// How many requests are worked on at once; more are turned away at the door rather than left to pile up.
import { Refused } from '../refused.ts';

/** The door of a server; closed for good when the server goes. */
export class Gate {
  readonly #capacity: number;
  #inside = 0;
  #isClosing = false;
  #emptied: (() => void) | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get inside(): number {
    return this.#inside;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Lets a request in; throws BUSY or CLOSING. */
  enter(): void {
    if (this.#isClosing)
      throw new Refused('CLOSING', 'the server is stopping', { retryAfterSeconds: 5 });
    if (this.#inside >= this.#capacity)
      throw new Refused('BUSY', 'too much is going on; please wait', { retryAfterSeconds: 1 });
    this.#inside += 1;
  }

  /** A request that was let in is done. */
  leave(): void {
    this.#inside -= 1;
    if (this.#inside === 0) this.#emptied?.();
  }

  /** Lets nobody in any more; settles when the last one has left. */
  close(): Promise<void> {
    this.#isClosing = true;
    if (this.#inside === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#emptied = resolve;
    });
  }
}
