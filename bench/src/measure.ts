// Measuring: many single timings, and what lies at the middle and at the end of them.

/** Times each call in microseconds, after a warm-up of a tenth. */
export function timings(times: number, call: (i: number) => void): number[] {
  for (let i = 0; i < times / 10; i++) call(i);
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = process.hrtime.bigint();
    call(i);
    found.push(Number(process.hrtime.bigint() - start) / 1_000);
  }
  return found;
}

/** The value below which a share of the timings lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Wall time of one piece of work, in milliseconds. */
export async function elapsedMs(work: () => unknown): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}
