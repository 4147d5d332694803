// Weights come back from the text that keeps them: the weightiest, each under its bucket and label.
import { expect, it } from 'vitest';
import { unfoldWeights } from '../../src/reader/speech/speech-weights.ts';
import { BITS } from './learner.ts';
import { LABELS } from './said-material.ts';
import { writtenWeights } from './written-weights.ts';

const MANY = LABELS.length;

it('[RD11] weights that are written down are those that are summed up', () => {
  const some = [
    [0, 0, 0.5],
    [0, MANY - 1, -0.25],
    [31, 4, 0.1],
    [63, 4, -0.1],
    [70_000, 7, 0.7],
    [2 ** BITS - 1, 3, 0.3],
  ] as const;
  const buckets = Int32Array.from(new Set(some.map(([bucket]) => bucket)));
  const weights = new Float32Array(buckets.length * MANY);
  for (const [bucket, label, weight] of some)
    weights[buckets.indexOf(bucket) * MANY + label] = weight;
  const steps = new Float64Array(2 * MANY * MANY);
  steps[5] = 1.4;
  steps[MANY * MANY + 6] = -1.4;
  const how = { spaced: true, kept: new Set(['one', 'two']), signs: [], asking: [] };
  const read = unfoldWeights(writtenWeights({ how, buckets, weights, steps }));
  const found = some.map(([bucket, label]) => {
    const from = read.starts[bucket] ?? 0;
    const at = read.labelOf.subarray(from, read.starts[bucket + 1]).indexOf(label);
    return at < 0 ? undefined : read.weightOf[from + at];
  });
  const most = 0.7 * 0.7;
  for (const [at, [, , weight]] of some.entries())
    expect(
      Math.abs((found[at] ?? 0) / 961 - Math.max(-1, Math.min(1, weight / most))),
    ).toBeLessThan(0.04);
  expect(read.labelOf).toHaveLength(some.length);
  expect([...read.outlines.kept]).toEqual(['one', 'two']);
  const [across, within] = [read.stepping.across, read.stepping.within];
  const middle = across[6] ?? 0;
  expect(across.indexOf(Math.max(...across))).toBe(5);
  expect(within.indexOf(Math.min(...within))).toBe(6);
  expect(Math.log((across[5] ?? 0) / middle) / read.stepping.trust / 961).toBeCloseTo(
    1.4 / most,
    1,
  );
});
