// A wall clock that only moves when a test says so.

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

export class SimulatedWall {
  #now = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(delayMs: number, callback: () => void): () => void {
    const timer = { at: this.#now + delayMs, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  breathe(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  /** Lets milliseconds pass: timers go off in order, and what they set going is let finish. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await this.settle();
    for (let timer = this.#first(end); timer; timer = this.#first(end)) {
      this.#now = Math.max(this.#now, timer.at);
      this.#timers = this.#timers.filter((one) => one !== timer);
      timer.callback();
      await this.settle();
    }
    this.#now = end;
    await this.settle();
  }

  /** Waits until nothing more happens at this moment. */
  async settle(): Promise<void> {
    for (let i = 0; i < SETTLING; i++) await this.breathe();
  }

  #first(end: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Turns of the event loop after which work without timers or IO is done. */
const SETTLING = 10;
