// No prompt tells a character what it neither witnessed nor saw, over random runs of every kitchen scenario.
import { TEXT_LANGUAGES } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { markedRun } from '../test/marked-run.ts';

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

// Each in one language; the slow run plays all of them in both, and twice.
const RUNS = SCENARIOS.map((scenario, i) => ({
  scenario,
  language: TEXT_LANGUAGES[i % TEXT_LANGUAGES.length] ?? 'ja',
  seed: 100 * i + 1,
}));

let hearsays = 0;

it.each(RUNS)(
  '[GR10] $scenario in $language, seed $seed: nothing unwitnessed is in any prompt',
  async (run) => {
    const { leaks, told, secrets, hearsay } = await markedRun({ ...run, turns: 24 });
    expect(leaks).toEqual([]);
    // There was something to tell, and something to keep.
    expect(told).toBeGreaterThan(10);
    expect(secrets).toBeGreaterThan(10);
    hearsays += hearsay;
  },
);

it('[GR10] some of it was believed on somebody’s word', () => {
  expect(hearsays).toBeGreaterThan(2);
});
