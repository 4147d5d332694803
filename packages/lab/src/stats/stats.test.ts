// Intervals: known quantiles, the exact interval, and the coverage of the bootstrap on simulated sessions.
import { Dice } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { eventInterval, exactInterval, percentileInterval, scoreInterval } from './interval.ts';
import { drawWeights } from './resample.ts';
import { normalShare, studentQuantile } from './tails.ts';

describe('statistics', () => {
  it.each([
    [0.975, 1, 12.706],
    [0.975, 4, 2.776],
    [0.975, 9, 2.262],
    [0.975, 30, 2.042],
    [0.95, 10, 1.812],
  ])('[L15] Student %s with %s degrees is %s', (share, freedom, value) => {
    expect(studentQuantile(share, freedom)).toBeCloseTo(value, 3);
  });

  it('[L15] the normal share and the exact interval are the textbook ones', () => {
    expect(normalShare(-1.959964)).toBeCloseTo(0.025, 5);
    expect(normalShare(1.2815516)).toBeCloseTo(0.9, 5);
    expect(exactInterval(0, { of: 30, confidence: 0.95 }).high).toBeCloseTo(0.1157, 3);
    const score = scoreInterval(57, { of: 60, confidence: 0.95 });
    expect([score.low.toFixed(3), score.high.toFixed(3)]).toEqual(['0.863', '0.983']);
    const { low, high } = exactInterval(5, { of: 50, confidence: 0.95 });
    expect([low, high].map((value) => value.toFixed(4))).toEqual(['0.0333', '0.2181']);
  });

  it('[L15] few events have the score interval of events, wide and to the right', () => {
    const { low, high } = eventInterval(10, { of: 100, confidence: 0.95 });
    expect([low, high].map((value) => value.toFixed(4))).toEqual(['0.0543', '0.1841']);
    expect(eventInterval(0, { of: 50, confidence: 0.95 }).low).toBe(0);
    expect(eventInterval(0, { of: 50, confidence: 0.95 }).high).toBeCloseTo(3.8415 / 50, 4);
  });

  it('[L15] the same seed draws the same sessions, within their scenario only', () => {
    const strata = ['a', 'a', 'a', 'b', 'b'];
    const one = drawWeights(strata, { resamples: 50, seed: 7 });
    expect(drawWeights(strata, { resamples: 50, seed: 7 })).toEqual(one);
    expect(drawWeights(strata, { resamples: 50, seed: 8 })).not.toEqual(one);
    for (const weights of one) {
      expect([...weights.subarray(0, 3)].reduce((sum, it) => sum + it)).toBe(3);
      expect([...weights.subarray(3)].reduce((sum, it) => sum + it)).toBe(2);
    }
  });

  it('[L15] a 95 % interval holds the true rate about as often as it says', () => {
    const dice = new Dice(11);
    let held = 0;
    const runs = 300;
    for (let run = 0; run < runs; run++) {
      const hits = Array.from({ length: 12 }, () =>
        Array.from({ length: 8 }, () => (dice.percent(20) ? 1 : 0)).reduce(
          (sum: number, it) => sum + it,
          0,
        ),
      );
      const draws = drawWeights(
        hits.map(() => 's'),
        { resamples: 400, seed: run },
      );
      const values = Float64Array.from(
        draws,
        (weights) => hits.reduce((sum, hit, i) => sum + hit * (weights[i] ?? 0), 0) / 96,
      );
      const { low, high } = percentileInterval(values, { sessions: 12, confidence: 0.95 });
      if (low <= 0.2 && high >= 0.2) held += 1;
    }
    expect(held / runs).toBeGreaterThan(0.93);
    expect(held / runs).toBeLessThan(0.99);
  });
});
