// Chance for tests: the same seed rolls the same numbers, so every failure can be seen again.
import { drawBelow, type Rng, seedRng } from '@hakoniwa/stage';

export class Dice {
  #rng: Rng;

  constructor(seed: number) {
    this.#rng = seedRng(seed);
  }

  /** A whole number from 0 to `count` − 1. */
  below(count: number): number {
    const [drawn, next] = drawBelow(this.#rng, count);
    this.#rng = next;
    return drawn;
  }

  /** One of the items. */
  one<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('there is nothing to draw from');
    return items[this.below(items.length)] as T;
  }

  /** True so many times in a hundred. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** What each of `count` rolls gives. */
  times<T>(count: number, roll: () => T): T[] {
    return Array.from({ length: count }, roll);
  }
}
