// Time as this process could use it: what passes while its loop is held, or while the machine gives it no turn, does not count.

/** Milliseconds between two counts; a later one counts as two at most. */
const STEP_MS = 100;

/**
 * Counts from its making to its stop. A timer of the wall fires as soon as a held loop goes on, before what arrived
 * meanwhile is read: beside thirty busy programs a pack of half a second held the loop for fifteen, and connections
 * that had long been answered counted as timed out.
 */
export class LoopTime {
  readonly #timer: NodeJS.Timeout;
  #at = performance.now();
  #ms = 0;

  constructor(onCount: (ms: number) => void = () => undefined) {
    this.#timer = setInterval(() => {
      this.#count();
      onCount(this.#ms);
    }, STEP_MS);
    this.#timer.unref();
  }

  get ms(): number {
    return this.#ms;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #count(): void {
    const now = performance.now();
    this.#ms += Math.min(now - this.#at, 2 * STEP_MS);
    this.#at = now;
  }
}

/** Does something when so much time of the loop has passed; call the result to call it off. */
export function afterLoopTime(ms: number, work: () => void): () => void {
  let isOff = false;
  const time = new LoopTime((counted) => {
    if (counted < ms) return;
    time.stop();
    // Whatever arrived is read before anybody is told that nothing did.
    setImmediate(() => {
      if (!isOff) work();
    });
  });
  return () => {
    isOff = true;
    time.stop();
  };
}
