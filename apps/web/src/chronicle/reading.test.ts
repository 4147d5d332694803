// How a day is laid out for a reader: its parts in order, and the line it opens with.
import { expect, it } from 'vitest';
import { type EpigraphLine, epigraphOf } from './epigraph.ts';
import { partsOfDay } from './parts-of-day.ts';

const at = (hour: number) => ({ at: hour * 3_600_000 });
const line = (kind: EpigraphLine['kind'], text: string, points = 0): EpigraphLine => ({
  ...{ seq: 1, ...at(8), clock: '08:00', kind, text, effects: { mood: points } },
});

it.each([
  [0, 'lateNight'],
  [3.9, 'lateNight'],
  [4, 'dawn'],
  [6, 'morning'],
  [11, 'noon'],
  [16, 'evening'],
  [19, 'night'],
  [24 + 23.9, 'night'],
  [48, 'lateNight'],
] as const)('hour %d is told under %s', (hour, part) => {
  expect(partsOfDay([at(hour)])).toEqual([{ part, lines: [at(hour)] }]);
});

it('keeps the order within a part and leaves out parts without lines', () => {
  const parts = partsOfDay([at(7), at(20), at(8)]);
  expect(parts).toEqual([
    { part: 'morning', lines: [at(7), at(8)] },
    { part: 'night', lines: [at(20)] },
  ]);
});

it('a chapter opens with a story, else a happening, else what moved someone most', () => {
  const walk = line('walk', 'a walk', 99);
  const small = line('episode', 'a puddle', 2);
  const great = line('episode', 'a lost hat', -6);
  const shower = line('happening', 'a shower');
  expect(epigraphOf([])).toBeUndefined();
  expect(epigraphOf([walk])).toBeUndefined();
  expect(epigraphOf([walk, small, great])).toBe(great);
  expect(epigraphOf([great, shower])).toBe(shower);
  expect(epigraphOf([shower, line('story', 'friends again'), great])?.text).toBe('friends again');
});
