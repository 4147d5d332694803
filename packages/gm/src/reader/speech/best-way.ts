// The best way through the labels of all units: where one thing ends that words do, and another begins.
import type { SpokenUnit } from './cut-units.ts';

/** Steps from each label to each: into a new sentence, then within one. */
export interface Steps {
  readonly steps: Int32Array;
  readonly labels: readonly string[];
}

/** The labels whose scores and steps come to the most; of equals the first. */
export function bestWay(
  units: readonly SpokenUnit[],
  scores: readonly Int32Array[],
  { steps, labels }: Steps,
): number[] {
  const many = labels.length;
  let sums = scores[0] ?? new Int32Array(0);
  const ways: Uint8Array[] = [];
  for (let at = 1; at < scores.length; at++) {
    const table = units[at]?.opens ? 0 : many * many;
    const [next, came] = [new Int32Array(many), new Uint8Array(many)];
    for (let to = 0; to < many; to++) {
      let best = -Infinity;
      for (let from = 0; from < many; from++) {
        const sum = (sums[from] as number) + (steps[table + from * many + to] as number);
        if (sum <= best) continue;
        best = sum;
        came[to] = from;
      }
      next[to] = best + (scores[at]?.[to] ?? 0);
    }
    ways.push(came);
    sums = next;
  }
  return wayBack(sums, ways);
}

function wayBack(sums: Int32Array, ways: readonly Uint8Array[]): number[] {
  if (sums.length === 0) return [];
  let at = sums.indexOf(Math.max(...sums));
  const way = [at];
  for (const came of ways.toReversed()) {
    at = came[at] ?? 0;
    way.push(at);
  }
  return way.reverse();
}
