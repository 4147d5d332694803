// The seeds of an experiment: a number means that many from 1 on.
import type { Experiment } from './schema.ts';

export function seedsOf(seeds: Experiment['seeds']): readonly number[] {
  return typeof seeds === 'number' ? Array.from({ length: seeds }, (_, index) => index + 1) : seeds;
}
