// Growth is told from the times of runs: a curve is found whatever disturbs them, and what disturbs them is no curve.
import { expect, it } from 'vitest';
import { Dice } from '../dice.ts';
import { superLinear } from './growth.ts';
import type { HostileText } from './index.ts';

const TEXTS: readonly HostileText[] = ['one', 'two', 'three'].map((name) => {
  const made = new Map<number, string>();
  const of = (length: number) => made.get(length) ?? name.padEnd(length);
  for (const length of [50_000, 200_000]) made.set(length, of(length));
  return { name, shape: name, of };
});
const LONGEST = 200_000;
const SEEDS = 30;

/** How long a run takes that would take so long where nothing disturbs it. */
type Disturbed = (ms: number) => number;
/** A machine of chance: the same seed disturbs the same runs. */
type Machine = (dice: Dice) => Disturbed;

const quiet: Machine = () => (ms) => ms;

const MACHINES: Readonly<Record<string, Machine>> = {
  'with nobody else on it': quiet,
  'with runs up to twice as slow and a collection in every tenth': (dice) => (ms) =>
    ms * (1 + dice.below(100) / 100) + (dice.percent(10) ? dice.below(60) : 0),
  'that is three times as slow for spells': (dice) => {
    let left = 0;
    let factor = 1;
    return (ms) => {
      if (left-- === 0) [left, factor] = [10 + dice.below(60), 4 - factor];
      return ms * factor;
    };
  },
  'on which one run of eight takes five times as long': (dice) => (ms) =>
    dice.percent(12) ? ms * 5 : ms,
};

/** What is found on a machine about a reader whose work for a text is given. */
function foundOn(machine: Machine, seed: number, work: (text: string) => number): string[] {
  const disturbed = machine(new Dice(seed));
  let nowMs = 0;
  const reader = () => (text: string) => {
    nowMs += disturbed(work(text));
  };
  return superLinear(TEXTS, reader, () => nowMs).map((found) => found.split(':')[0] ?? '');
}

const grown = (text: string, power: number): number => (text.length / LONGEST) ** power;

/** The seeds on whose machine not exactly these texts are found. */
function mistaken(machine: Machine, work: (text: string) => number, wanted: readonly string[]) {
  return Array.from({ length: SEEDS }, (_, seed) => ({
    seed,
    found: foundOn(machine, seed, work),
  })).filter(({ found }) => found.join() !== wanted.join());
}

it.each(Object.entries(MACHINES))(
  'a machine %s shows no curve where there is none',
  (_, machine) => {
    for (const longestMs of [5, 30, 150, 1_000])
      for (const power of [1, 1.1])
        expect(mistaken(machine, (text) => longestMs * grown(text, power), [])).toEqual([]);
  },
);

it.each(Object.entries(MACHINES))('a machine %s hides no curve', (_, machine) => {
  for (const longestMs of [150, 400, 3_000]) {
    const work = (text: string) =>
      5 * grown(text, 1) + (text.startsWith('two') ? longestMs * grown(text, 2) : 0);
    expect(mistaken(machine, work, ['two'])).toEqual([]);
  }
});

it('one step of cost is no curve, and a curve that begins late is one', () => {
  const step = (text: string) => 60 * grown(text, 1) + (text.length > 20_000 ? 70 : 0);
  expect(mistaken(quiet, step, [])).toEqual([]);
  const late = (text: string) =>
    10 * grown(text, 1) + 150 * grown(text.slice(0, Math.max(0, text.length - 20_000)), 2);
  expect(mistaken(quiet, late, ['one', 'two', 'three'])).toEqual([]);
});
