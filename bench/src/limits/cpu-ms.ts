// CPU time of one piece of work: what it costs whoever else waits for a core, also on a busy machine.

/** Milliseconds of CPU, all threads of this process, that a synchronous piece of work takes. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of a few runs, each prepared for itself; what is far from the bar, either way, is not run again. */
export function leastCpuMs(
  prepare: (run: number) => () => unknown,
  { barMs }: { readonly barMs: number },
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 1; run <= RUNS; run++) {
    least = Math.min(least, cpuMs(prepare(run)));
    if (least < barMs / 2 || least > barMs * 10) break;
  }
  return least;
}

/** Runs of what comes near the bar: collections and the compiler disturb some of them. */
const RUNS = 5;
