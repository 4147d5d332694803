// Two lists laid side by side in order, so that as much as possible of what is wanted is found.

export interface Wanted<W> {
  readonly it: W;
  /** What may be left out weighs nothing against what may not. */
  readonly isNeeded: boolean;
}

interface Reading<W, R> {
  readonly read: readonly R[];
  readonly isRight: (wanted: W, read: R) => boolean;
  /** Of two that are right, the one that must not be left over. */
  readonly isWeighty?: (read: R) => boolean;
}

/** A pair of places, one in what was wanted, one in what was read. */
export type Pair = readonly [wanted: number, read: number];

/** The best alignment in order. */
export function align<W, R>(
  wanted: readonly Wanted<W>[],
  { read, ...by }: Reading<W, R>,
): readonly Pair[] {
  const best = worthOf(wanted, { read, ...by });
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < wanted.length && j < read.length) {
    const here = best[i]?.[j] ?? 0;
    if (here === (best[i + 1]?.[j] ?? 0)) i += 1;
    else if (here === (best[i]?.[j + 1] ?? 0)) j += 1;
    else {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    }
  }
  return pairs;
}

const NEEDED = 10_000;
const ALLOWED = 100;

/** What the lists from each place on are worth, laid side by side. */
function worthOf<W, R>(
  wanted: readonly Wanted<W>[],
  { read, isRight, isWeighty }: Reading<W, R>,
): number[][] {
  const best = Array.from({ length: wanted.length + 1 }, () =>
    Array.from({ length: read.length + 1 }, () => 0),
  );
  for (let i = wanted.length - 1; i >= 0; i--)
    for (let j = read.length - 1; j >= 0; j--) {
      const [one, other] = [wanted[i], read[j]];
      const skip = Math.max(best[i + 1]?.[j] ?? 0, best[i]?.[j + 1] ?? 0);
      const isPair = one !== undefined && other !== undefined && isRight(one.it, other);
      const worth = (one?.isNeeded ? NEEDED : ALLOWED) + (other && isWeighty?.(other) ? 1 : 0);
      const both = isPair ? (best[i + 1]?.[j + 1] ?? 0) + worth : 0;
      const row = best[i];
      if (row) row[j] = Math.max(skip, both);
    }
  return best;
}
