// The most memory a piece of work had at once, above what there was before it.

const LOOK_MS = 20;
/** Collecting what is no longer needed takes as long as many looks. */
const COLLECTED_LOOK_MS = 1_000;

interface MostMemory {
  /**
   * Whether only what is still needed counts: where much memory is free, what is not is left lying for minutes,
   * and a long stream seems to hold what a short one does not.
   */
  readonly isCollected?: boolean;
}

export async function mostMemory<T>(
  work: () => Promise<T>,
  { isCollected = false }: MostMemory = {},
): Promise<{ readonly result: T; readonly megabytes: number; readonly ms: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const beganMs = performance.now();
  let most = before;
  const look = () => {
    if (isCollected) globalThis.gc?.();
    most = Math.max(most, process.memoryUsage().rss);
  };
  const watch = setInterval(look, isCollected ? COLLECTED_LOOK_MS : LOOK_MS);
  try {
    const result = await work();
    look();
    return { result, megabytes: (most - before) / 1e6, ms: performance.now() - beganMs };
  } finally {
    clearInterval(watch);
  }
}
