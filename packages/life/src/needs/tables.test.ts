// The tables of daily life as numbers: what each action does per minute, and what goes on meanwhile.
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { doing, feeling, flat, live, points } from '../test/live.ts';

const HALF = feeling({ satiety: 50, energy: 50, hygiene: 50, mood: 50, bladder: 90 });
const working = {
  employment: { jobId: 'clerk', workplaces: [{ workplaceLabel: 'office', mapId: 'office' }] },
};

it.each([
  [
    'sleep',
    'bedroom',
    240,
    {
      energy: 50 + 0.208 * 240,
      mood: 50 + 0.042 * 240,
      satiety: 50 - 24,
      hygiene: 50 - 7.2,
      bladder: 90 - 36,
    },
  ],
  [
    'sleep',
    'bedroom',
    480,
    { energy: 100, mood: 50 + 0.042 * 480, satiety: 50 - 48, hygiene: 50 - 14.4, bladder: 90 - 72 },
  ],
  [
    'work',
    'office',
    120,
    {
      energy: 50 - 0.33 * 120,
      mood: 50 - 0.08 * 120,
      satiety: 50 - 12,
      hygiene: 50 - 3.6,
      bladder: 90 - 18,
    },
  ],
  [
    'work',
    'office',
    240,
    { energy: 0, mood: 50 - 0.08 * 240, satiety: 50 - 24, hygiene: 50 - 7.2, bladder: 90 - 36 },
  ],
  [
    'eat',
    'kitchen',
    20,
    {
      satiety: 50 + 1.67 * 20,
      mood: 50 + 0.33 * 20,
      energy: 50 - 1,
      hygiene: 50 - 0.6,
      bladder: 90 - 3,
    },
  ],
  [
    'bathe',
    'bathroom',
    15,
    {
      hygiene: 50 + 3.33 * 15,
      mood: 50 + 0.5 * 15,
      energy: 50 - 0.75,
      satiety: 50 - 1.5,
      bladder: 90 - 2.25,
    },
  ],
  [
    'rest',
    'home',
    60,
    { energy: 80, mood: 50 + 0.17 * 60, satiety: 50 - 6, hygiene: 50 - 1.8, bladder: 90 - 9 },
  ],
  [
    'toilet',
    'toilet',
    3,
    { bladder: 100, mood: 50 - 0.06, energy: 50 - 0.15, satiety: 50 - 0.3, hygiene: 50 - 0.09 },
  ],
])('[LF2] %s at the %s for %i minutes', (action, place, minutes, after) => {
  const world = flat({ place, needs: HALF, ...working });
  const thresholds = { interrupt: 0 };
  const run = live(world, {
    config: lifeConfig({ file: { thresholds } }),
    decide: doing({ action, durationMinutes: minutes }),
    minutes: minutes - 0.5,
  });
  for (const [need, value] of Object.entries(after)) {
    expect(points(run.world, need, run.end + 30_000), need).toBeCloseTo(value, 5);
  }
});

it('[LF1] a line is clamped at both ends and read at any minute', () => {
  const { world, end } = live(flat({ needs: feeling({ mood: 1, satiety: 99 }) }), {
    config: lifeConfig({ file: { thresholds: { interrupt: 0 } } }),
    decide: doing(),
    minutes: 10,
  });
  expect(points(world, 'mood', end)).toBeCloseTo(0.8, 6);
  expect(points(world, 'mood', end + 600 * 60_000)).toBe(0);
  expect(points(world, 'satiety', end)).toBeCloseTo(98, 6);
});

it('[LF3] a talk lifts the mood by twenty when it ends, not before', () => {
  const ayu = { ...flat().characters.get('yana'), id: 'ayu', name: 'ayu', home: undefined };
  const world = flat({}, { people: [ayu] });
  const decide = doing({ action: 'talk', target: 'ayu' });
  const before = live(world, { decide, minutes: 4.9 });
  expect(points(before.world, 'mood', before.end)).toBeLessThan(50);
  const after = live(world, { decide, minutes: 5 });
  expect(points(after.world, 'mood', after.end)).toBeCloseTo(50 - 5 * 0.02 + 20, 6);
});

it.each([
  [50, 1],
  [100, 1.5],
  [0, 0.5],
])('[LF4] quality %i makes gains %d times as great and costs the same', (quality, factor) => {
  const bed = { tags: ['bedroom'], quality };
  const world = flat(
    { place: 'inn', needs: HALF },
    {
      places: [{ id: 'inn', name: 'inn', aliases: [], description: '', exits: [], facility: bed }],
    },
  );
  const run = live(world, { decide: doing('sleep'), minutes: 100 });
  expect(points(run.world, 'energy', run.end)).toBeCloseTo(50 + 20.8 * factor, 4);
  expect(points(run.world, 'satiety', run.end)).toBeCloseTo(40, 6);
});
