// Chance, kept in the world: the same state always gives the same next number.
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Four integers: the whole state of chance. */
export type Rng = readonly [number, number, number, number];

/** A fresh state from a seed. */
export function seedRng(seed: number): Rng {
  return stateOf(xoroshiro128plus(seed | 0).getState());
}

/** A whole number from 0 to `below` − 1, and the next state. */
export function drawBelow(rng: Rng, below: number): readonly [number, Rng] {
  const [fraction, next] = drawFraction(rng);
  return [Math.floor(fraction * below), next];
}

/** A number in [0, 1) with 32 bits, and the next state. */
export function drawFraction(rng: Rng): readonly [number, Rng] {
  const generator = xoroshiro128plusFromState(rng);
  const drawn = generator.next() >>> 0;
  return [drawn / 0x1_0000_0000, stateOf(generator.getState())];
}

/** One of the items (none from an empty list), and the next state. */
export function drawOne<T>(rng: Rng, items: readonly T[]): readonly [T | undefined, Rng] {
  const [index, next] = drawBelow(rng, items.length);
  return [items[index], next];
}

function stateOf(state: readonly number[]): Rng {
  return [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0];
}
