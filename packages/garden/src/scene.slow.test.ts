// Every line and every act of two hundred instinct turns in each scenario and language, judged as their characters believe.
// Slow because each line is read by the director, and there are thousands of them.
import { expect, it } from 'vitest';
import { instinctRun } from '../test/instinct-run.ts';
import { expectLively } from '../test/lively.ts';

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
  '[GR1, GR28] %s in %s: alive, and at most one in a hundred is impossible as believed',
  async (scenario, language) => {
    const run = await instinctRun({ scenario, language, turns: 200, seed: 2 });
    expect(run.turns).toHaveLength(200);
    expect(run.acts + run.lines).toBeGreaterThan(200);
    expectLively(run, language);
  },
);
