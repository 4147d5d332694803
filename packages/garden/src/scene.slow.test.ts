// Every line and every act of two hundred instinct turns in each scenario, judged as their characters believe.
import { expect, it } from 'vitest';
import { instinctRun } from '../test/instinct-run.ts';

const SCENARIOS = [
  'kitchen_morning',
  'violation_induced',
  'stall_induced',
  'coffee_trap',
  'wrong_location',
  'locked_door',
  'missing_tool',
  'hidden_object',
];

it.each(
  SCENARIOS.flatMap((scenario) =>
    (['ja', 'en'] as const).map((language) => [scenario, language] as const),
  ),
)(
  '[GR28] %s in %s: at most one in a hundred is impossible as believed',
  async (scenario, language) => {
    const run = await instinctRun({ scenario, language, turns: 200, seed: 2 });
    expect(run.acts + run.lines).toBeGreaterThan(200);
    expect(run.before.length / (run.acts + run.lines), run.before.join()).toBeLessThanOrEqual(0.01);
    expect(run.after).toEqual([]);
  },
);
