// Draws sessions with replacement, within each scenario, from a seed: the same draws for every arm.
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** So many times, how often each session was drawn. */
export function drawWeights(
  strata: readonly string[],
  { resamples, seed }: { resamples: number; seed: number },
): Uint16Array[] {
  const groups = new Map<string, number[]>();
  strata.forEach((stratum, index) => {
    const known = groups.get(stratum);
    if (known) known.push(index);
    else groups.set(stratum, [index]);
  });
  const chance = xoroshiro128plus(seed);
  return Array.from({ length: resamples }, () => {
    const weights = new Uint16Array(strata.length);
    for (const members of groups.values())
      for (let i = 0; i < members.length; i++) {
        const drawn =
          members[Math.floor(((chance.next() >>> 0) / 0x1_0000_0000) * members.length)] ?? 0;
        weights[drawn] = (weights[drawn] ?? 0) + 1;
      }
    return weights;
  });
}
