// How many may wait for one garden: beyond that it is busy, and says when to come back.
import { Refused } from '../refused.ts';

export class WaitingRoom {
  readonly #seats: number;
  #waiting = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Does work that others may have to wait for; throws BUSY when too many do. */
  async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#seats)
      throw new Refused('BUSY', 'this garden has too much to do; please wait', {
        retryAfterSeconds: 1,
      });
    this.#waiting += 1;
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
    }
  }
}
