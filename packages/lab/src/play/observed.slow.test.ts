// Specification 1's arms: retries that facts and a GM can reduce.
// Slow because a difference in rates takes 48 sessions to be seen.
import { describe, expect, it } from 'vitest';
import { aRun } from '../../test/a-lab.ts';

const FOUR = `arms:
  A: { inject: false, gm: false, retries: true, tries: 3 }
  B: { inject: true, gm: false, retries: true, tries: 3 }
  C: { inject: false, gm: true, tries: 3 }
  D: { inject: true, gm: true, tries: 3 }
`;

describe('the arms of specification 1', () => {
  it('[L35] “リトライ削減: 平均リトライ回数” falls with facts and with the GM', async () => {
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
    // Whoever is told what was wrong has it right sooner than whoever tries blindly.
    expect(C).toBeLessThan(A);
    expect(D).toBeLessThan(C);
    expect(D).toBeLessThan(B);
    const success = (arm: string) =>
      results?.arms.find((one) => one.arm === arm)?.metrics.retry_success?.value ?? 0;
    expect(success('C')).toBeGreaterThan(success('A'));
    const effects = Object.fromEntries(
      (results?.contrasts ?? []).map(({ id, metrics }) => [id, metrics.retries?.says]),
    );
    expect(effects).toMatchObject({ 'effect:inject': 'lower', 'effect:gm': 'lower' });
  });
});
