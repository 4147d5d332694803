// How far a run is, and how long the rest may take.

export interface RunProgress {
  readonly done: number;
  readonly total: number;
  readonly turns: number;
  readonly elapsedMs: number;
  /** Null before the first session of this start is done. */
  readonly etaMs: number | null;
  /** The session that was done last. */
  readonly cell: string | null;
}

/** Counts sessions as they come in; what was there before does not speed up the forecast. */
export class ProgressCount {
  readonly #total: number;
  readonly #before: number;
  readonly #startedMs: number;
  readonly #now: () => number;
  #done: number;
  #turns = 0;

  constructor({
    total,
    before,
    now = () => performance.now(),
  }: { total: number; before: number; now?: () => number }) {
    this.#total = total;
    this.#before = before;
    this.#done = before;
    this.#now = now;
    this.#startedMs = now();
  }

  add(cell: string, turns: number): RunProgress {
    this.#done += 1;
    this.#turns += turns;
    return this.at(cell);
  }

  at(cell: string | null = null): RunProgress {
    const elapsedMs = this.#now() - this.#startedMs;
    const own = this.#done - this.#before;
    const left = this.#total - this.#done;
    return {
      ...{ done: this.#done, total: this.#total, turns: this.#turns, cell },
      elapsedMs: Math.round(elapsedMs),
      etaMs: own === 0 ? null : Math.round((elapsedMs / own) * left),
    };
  }
}
