// The most memory a piece of work had at once, above what there was before it.

const LOOK_MS = 20;

export async function mostMemory<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly megabytes: number; readonly ms: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const beganMs = performance.now();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss);
  };
  const watch = setInterval(look, LOOK_MS);
  try {
    const result = await work();
    look();
    return { result, megabytes: (most - before) / 1e6, ms: performance.now() - beganMs };
  } finally {
    clearInterval(watch);
  }
}
