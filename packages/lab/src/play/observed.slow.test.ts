// Specification 1's arms: retries that facts and a GM can reduce.
// Slow because a difference in rates takes 48 sessions to be seen.
import { describe, expect, it } from 'vitest';
import { aRun } from '../../test/a-lab.ts';

const FOUR = `arms:
  A: { inject: false, gm: false, retries: true }
  B: { inject: true, gm: false, retries: true }
  C: { inject: false, gm: true }
  D: { inject: true, gm: true }
`;

describe('the arms of specification 1', () => {
  it('[L35] “リトライ削減: 平均リトライ回数” falls with facts; with the GM more of them succeed', async () => {
    const { results } = await aRun(`name: retries
seeds: 12
turns: 4
scenarios: [kitchen_morning]
${FOUR}baseline: A
minds: { noisy: { kind: noisy, rate: 0.6, heeds: 0.7, mends: 0.95 } }
`);
    const retries = Object.fromEntries(
      (results?.arms ?? []).map(({ arm, metrics }) => [arm, metrics.retries?.value ?? 0]),
    );
    const { A = 0, B = 0, C = 0, D = 0 } = retries;
    expect(A).toBeGreaterThan(0.3);
    expect(B).toBeLessThan(A);
    // There is one repair at most, so whoever repairs asks as often as whoever tries blindly.
    expect(C).toBe(A);
    expect(D).toBeLessThan(C);
    const success = (arm: string) =>
      results?.arms.find((one) => one.arm === arm)?.metrics.retry_success?.value ?? 0;
    expect(success('C')).toBeGreaterThan(success('A'));
    const effects = Object.fromEntries(
      (results?.contrasts ?? []).map(({ id, metrics }) => [id, metrics.retries?.says]),
    );
    expect(effects['effect:inject']).toBe('lower');
  });
});
