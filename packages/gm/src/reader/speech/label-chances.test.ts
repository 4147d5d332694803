// Chances of labels from scores: a score stands for a power, a step moves what stands beside it, and all come to one.
import { expect, it } from 'vitest';
import { labelChances, powersOf } from './label-chances.ts';

const trust = 0.001;
const steps = (...numbers: number[]) => powersOf(Int32Array.from(numbers), trust);
const flat = steps(0, 0, 0, 0);

it('[RD11] a score counts as the power it stands for', () => {
  const scores = [Int32Array.from([0, 1_000])];
  const [first] = labelChances({ scores, opens: [true] }, { trust, across: flat, within: flat });
  expect(Math.log((first?.[1] ?? 0) / (first?.[0] ?? 1))).toBeCloseTo(1, 2);
  expect((first?.[0] ?? 0) + (first?.[1] ?? 0)).toBeCloseTo(1, 9);
});

it('[RD11] a unit takes after those beside it, by the steps of its place', () => {
  const scores = [Int32Array.from([0, 3_000]), Int32Array.from([500, 0])];
  const same = steps(2_000, 0, 0, 2_000);
  const chanceOf = (opens: boolean) =>
    labelChances({ scores, opens: [true, opens] }, { trust, across: flat, within: same })[1]?.[1];
  expect(chanceOf(true)).toBeCloseTo(1 / (1 + Math.exp(0.5)), 2);
  expect(chanceOf(false)).toBeGreaterThan(0.7);
});

it('[RD11] no label is ever ruled out, however far behind', () => {
  const scores = [Int32Array.from([0, 10_000_000])];
  const [first] = labelChances({ scores, opens: [true] }, { trust, across: flat, within: flat });
  expect(first?.[0]).toBeGreaterThan(0);
});
