// Runs a check for many seeds; one that fails is named, so that it can be run again by itself.
import fc from 'fast-check';
import { Dice } from './dice.ts';

/** Checks something for so many seeds, each with dice of its own. */
export function forAnySeed(runs: number, check: (dice: Dice) => void): void {
  const property = fc.property(fc.integer(), (seed) => check(new Dice(seed)));
  fc.assert(property, { numRuns: runs });
}
