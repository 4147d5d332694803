// Differences in pairs: never surer than what was counted allows.
import { describe, expect, it } from 'vitest';
import { METRICS } from '../metrics/index.ts';
import type { SampledCounts } from '../stats/sampled-rows.ts';
import { contrastsOf } from './contrasts.ts';

const SAMPLING = { resamples: 500, confidence: 0.95, seed: 1 };
const OFF = { inject: false, gm: false, sanitizer: false, storyteller: false };
const AT = METRICS.findIndex(({ id }) => id === 'silent_correction');

/** An arm of ten sessions, each with so many hits of so many. */
function arm(name: string, hits: (session: number) => number, of: number) {
  const rows = Array.from({ length: 10 }, (_, session): SampledCounts => {
    const counts = { hits: new Float64Array(METRICS.length), of: new Float64Array(METRICS.length) };
    counts.hits[AT] = hits(session);
    counts.of[AT] = of;
    return { stratum: 's', key: `s/${session}`, ...counts };
  });
  return { arm: name, switches: OFF, rows };
}

const difference = (one: ReturnType<typeof arm>, two: ReturnType<typeof arm>) =>
  contrastsOf('m', [one, two], { baseline: one.arm, sampling: SAMPLING })[0]?.metrics
    .silent_correction;

describe('a difference', () => {
  it('[L15] is told where it is plain, with the sign of the second arm', () => {
    const found = difference(
      arm('A', () => 8, 8),
      arm('B', (session) => session % 3, 8),
    );
    expect(found?.says).toBe('lower');
    expect(found?.high).toBeLessThan(0);
  });

  it('[L15] says that n is too small where few turns were counted, however plain it looks', () => {
    const found = difference(
      arm('A', () => 1, 1),
      arm('B', (session) => session % 2, 1),
    );
    expect(found).toMatchObject({ says: 'few', value: -0.5 });
  });

  it('[L15] is no certainty where no pair differs', () => {
    const found = difference(
      arm('A', () => 0, 4),
      arm('B', () => 0, 4),
    );
    expect(found).toMatchObject({ value: 0, says: 'nothing' });
    expect([found?.low?.toFixed(3), found?.high?.toFixed(3)]).toEqual(['-0.088', '0.088']);
  });
});
