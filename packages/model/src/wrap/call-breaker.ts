// Leaves a model alone that fails again and again: for a while, then it is tried once more.
import { limits } from '../limits.ts';

/** Why nobody asks the model now. */
export interface Rest {
  readonly because: string;
  readonly failures: number;
  readonly forMs: number;
}

/** Failures of one kind in a row, and the rest they led to. */
class Strain {
  readonly #most: number;
  #failures = 0;
  #rests = 0;
  #because = '';
  #until = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
  }

  rest(now: number): Rest | undefined {
    if (now >= this.#until) return undefined;
    const forMs = Math.ceil(this.#until - now);
    return { because: this.#because, failures: this.#failures, forMs };
  }

  /** One more; after enough of them, and after each try that follows a rest, the model rests. */
  fail(
    because: string,
    { now, leastMs }: { readonly now: number; readonly leastMs: number },
  ): void {
    this.#failures += 1;
    this.#because = because;
    if (this.#failures < this.#most) return;
    const longer = limits.restMs * 2 ** this.#rests;
    this.#until = now + Math.max(Math.min(longer, limits.restCapMs), leastMs);
    this.#rests += 1;
  }

  ease(): void {
    this.#failures = 0;
    this.#rests = 0;
    this.#until = Number.NEGATIVE_INFINITY;
  }
}

/** One for each model. Calls that fail and answers that are of no use are counted apart. */
export class CallBreaker {
  readonly #now: () => number;
  readonly #calls = new Strain(limits.callsBeforeRest);
  readonly #answers = new Strain(limits.answersBeforeRest);

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The time by which it measures. */
  get nowMs(): number {
    return this.#now();
  }

  /** Why the model rests; undefined when it may be asked. */
  get rest(): Rest | undefined {
    const now = this.#now();
    return this.#calls.rest(now) ?? this.#answers.rest(now);
  }

  /** A call failed after some time; the server may have asked for a pause. */
  failed(
    code: string,
    { tookMs, pauseMs = 0 }: { tookMs: number; pauseMs?: number | undefined },
  ): void {
    const dear = Math.min(tookMs * limits.restPerCost, limits.restCapMs);
    this.#calls.fail(code, { now: this.#now(), leastMs: Math.max(dear, pauseMs) });
  }

  answered(): void {
    this.#calls.ease();
  }

  /** What was written could be used, or why not. */
  judged(fault: string | undefined): void {
    if (fault === undefined) this.#answers.ease();
    else this.#answers.fail(fault, { now: this.#now(), leastMs: 0 });
  }
}
