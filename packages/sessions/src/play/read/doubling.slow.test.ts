// A player's words, of any length: four times the text takes four times the work, not sixteen.
// Slow because every reader is timed on every hostile shape at four lengths.
import { HOSTILE_TEXTS, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { shareOfPairs } from './likeness.ts';

it('likeness to a choice', () => {
  expect(superLinear(HOSTILE_TEXTS, () => (one) => shareOfPairs(one, one))).toEqual([]);
});
