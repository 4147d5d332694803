// Where the time went: calls by purpose, failed ones apart, and what is left for the Lab itself.
import { expect, it } from 'vitest';
import { timingOf } from './timing.ts';

const cell = (
  calls: { purpose: string; totalMs: number; firstTokenMs?: number; failed?: true }[],
) => ({
  ...{ id: 'A/m/k.s/1', arm: 'A', mind: 'm', turns: 4, playMs: 1_000, judgeMs: 20, calls },
});

it('[L31] splits a run by purpose, failures apart, and says what was not the model', () => {
  const { arms } = timingOf(
    [
      cell([
        { purpose: 'performance', totalMs: 100, firstTokenMs: 10 },
        { purpose: 'performance', totalMs: 300, firstTokenMs: 30 },
        { purpose: 'repair', totalMs: 200 },
        { purpose: 'performance', totalMs: 320, failed: true },
      ]),
    ],
    { startedMs: 0, endedMs: 5_000 },
  );
  expect(arms).toEqual([
    {
      ...{ arm: 'A', mind: 'm', playMsPerTurn: 250, judgeMsPerTurn: 5, ownMsPerTurn: 20 },
      calls: {
        performance: {
          total: { count: 2, p50: 300, p95: 300 },
          firstToken: { count: 2, p50: 30, p95: 30 },
        },
        'performance:failed': { total: { count: 1, p50: 320, p95: 320 }, firstToken: null },
        repair: { total: { count: 1, p50: 200, p95: 200 }, firstToken: null },
      },
    },
  ]);
});
