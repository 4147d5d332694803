// Gates: what passes, what fails, and what nothing was counted for.
import { GATE_NAMES, judgeGates, METRICS, type RunResults, UnknownArmError } from '@hakoniwa/lab';
import { describe, expect, it } from 'vitest';
import { GATES } from './gate.ts';

/** Results of one arm with some values; all others are zero. */
function results(values: Readonly<Record<string, number | null>>): RunResults {
  const metrics = Object.fromEntries(
    METRICS.map(({ id }) => {
      const value = values[id] === undefined ? 0 : values[id];
      return [id, { value, low: value, high: value, hits: 0, of: 100, sessions: 10 }];
    }),
  );
  const arm = {
    arm: 'D',
    mind: 'm',
    switches: { inject: true, gm: true, sanitizer: false, storyteller: false },
  };
  const rest = {
    model: 'm',
    sessions: 10,
    turns: 100,
    scenarios: {},
    outcomes: {},
    reasons: {},
    blockedProps: [],
  };
  return { arms: [{ ...arm, ...rest, metrics }] } as unknown as RunResults;
}

const GOOD = {
  world_delta: 0.2,
  retry_success: 0.9,
  silent_correction: 0.8,
  'flawless.final': 0.99,
};

describe('gates', () => {
  it('[L20] pass when every bar is reached', () => {
    expect(judgeGates(results(GOOD)).map(({ gate, passed }) => [gate, passed])).toEqual(
      GATE_NAMES.map((gate) => [gate, true]),
    );
  });

  it.each([
    ['nav', { world_delta: 0 }],
    ['nav', { 'astray.final': 0.03 }],
    ['retry', { give_up: 0.2 }],
    ['retry', { silent_correction: 0.4 }],
    ['resilience', { vue: 0.001 }],
    ['resilience', { 'format_break.final': 0.02 }],
    ['resilience', { 'flawless.final': 0.9 }],
    ['safety', { 'absent_props.final': 0.02 }],
  ] as const)('[L20] %s fails on %o', (gate, wrong) => {
    const failed = judgeGates(results({ ...GOOD, ...wrong })).filter(({ passed }) => !passed);
    expect(failed.map((one) => one.gate)).toEqual([gate]);
  });

  it('[L20] what there was nothing to count for fails its gate, unless it is let through', () => {
    const silent = results({ ...GOOD, retry_success: null });
    const [gate] = judgeGates(silent, { gates: ['retry'] });
    expect(gate?.passed).toBe(false);
    const [allowed] = judgeGates(silent, { gates: ['retry'], allowsUnmeasured: true });
    expect(allowed?.passed).toBe(true);
    expect(gate?.checks.find(({ metric }) => metric === 'retry_success')?.verdict).toBe(
      'unmeasured',
    );
  });

  it('[L20] every bar names a metric; an unknown arm is told', () => {
    const known = new Set(METRICS.map(({ id }) => id));
    expect(
      Object.values(GATES)
        .flat()
        .filter(({ metric }) => !known.has(metric)),
    ).toEqual([]);
    expect(() => judgeGates(results(GOOD), { arm: 'X' })).toThrow(UnknownArmError);
  });
});
