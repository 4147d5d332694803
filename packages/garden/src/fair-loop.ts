// Shares the one loop of the process: work is done in slices, and between two slices everybody else has a turn.
import { limits } from './limits.ts';

export interface FairLoopOptions {
  /** Milliseconds of work in one turn of the loop, before others are let in; a piece that has begun is finished. */
  readonly sliceMs?: number;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

/** How a piece of work is to be treated. */
export interface PieceOfWork {
  /** Whether it may take longer than a slice: it then lets all others go first, and is alone in its turn. */
  readonly isLong?: boolean;
}

/**
 * Work that takes milliseconds and is asked for by many at once. Whoever asks while there is time is served at
 * once. The others are served one after another: in each turn of the loop as many as fit into a slice, and one
 * long piece behind them. Sockets, timers and leases thus wait for one slice and one long piece at most, never
 * for all that is asked.
 */
export class FairLoop {
  readonly #sliceMs: number;
  readonly #now: () => number;
  readonly #short: (() => void)[] = [];
  readonly #long: (() => void)[] = [];
  #spentMs = 0;
  #isNextTurnAsked = false;

  constructor({ sliceMs = limits.sliceMs, now = () => performance.now() }: FairLoopOptions = {}) {
    this.#sliceMs = sliceMs;
    this.#now = now;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#short.length + this.#long.length;
  }

  /** What the work comes to, once it had its turn. */
  run<T>(work: () => T, { isLong = false }: PieceOfWork = {}): Promise<T> {
    const isFree = this.#spentMs < this.#sliceMs;
    const isFirst = isLong ? this.waiting === 0 : this.#short.length === 0;
    return new Promise((resolve, reject) => {
      const piece = () => {
        try {
          resolve(this.#timed(work));
        } catch (error) {
          reject(error);
        }
      };
      if (isFree && isFirst) piece();
      else {
        (isLong ? this.#long : this.#short).push(piece);
        this.#askNextTurn();
      }
    });
  }

  #timed<T>(work: () => T): T {
    const began = this.#now();
    this.#askNextTurn();
    try {
      return work();
    } finally {
      this.#spentMs += this.#now() - began;
    }
  }

  /** Once in every turn of the loop, after all that has come in was looked at. */
  #askNextTurn(): void {
    if (this.#isNextTurnAsked) return;
    this.#isNextTurnAsked = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isNextTurnAsked = false;
    this.#spentMs = 0;
    while (this.#spentMs < this.#sliceMs) {
      const piece = this.#short.shift();
      if (!piece) break;
      piece();
    }
    this.#long.shift()?.();
    if (this.waiting > 0) this.#askNextTurn();
  }
}

/** The loop of this process: there is one, whoever works on it. */
export const fairLoop = new FairLoop();
