// The wall clock as a port: real time for gardens that are watched, simulated time for tests.

export interface Wall {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Calls back once after so many milliseconds; the result calls it off. */
  after(delayMs: number, callback: () => void): () => void;
  /** Lets everything else that waits have its turn. */
  breathe(): Promise<void>;
}

/** The machine's own clock. */
export const systemWall: Wall = {
  now: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, Math.min(delayMs, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
  breathe: () => new Promise((resolve) => setImmediate(resolve)),
};

/** Longer timers overflow and fire at once; whoever waits looks at the clock again anyway. */
const LONGEST_TIMER_MS = 2_147_483_647;
