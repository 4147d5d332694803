// How much texts have to do with each other, and which memories come back for it, in exact numbers.
import { HOUR_MS } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { isFallingAsleep, isNextDay } from './day.ts';
import { likeness } from './likeness.ts';
import type { Memory } from './memory.ts';
import { recall } from './recall.ts';
import { relevance } from './relevance.ts';

it.each([
  ['lantern', 'lantern', 1],
  ['lantern', 'LANTERN!', 1],
  ['lanterns', 'lantern', 1],
  ['tea', 'teapot', 1],
  ['teak', 'teal', 2 / 3],
  ['lantern', 'garden', 0],
  ['', 'garden', 0],
  ['at', 'at', 0],
  ['猫', '猫', 1],
  ['猫', '黒猫', 0],
  ['黒猫', '黒猫がいる', 1],
  ['コーヒー', 'ｺｰﾋｰ', 1],
  ['ねこ', 'ねこ', 0],
] as const)('%j and %j share %d', (a, b, share) => {
  expect(relevance(a, b)).toBeCloseTo(share);
  expect(relevance(b, a)).toBeCloseTo(share);
});

const vectors = new Map([
  ['a', [1, 0]],
  ['b', [0, 1]],
  ['c', [1, 1]],
  ['d', [3, 0]],
  ['long', [1, 0, 0]],
  ['none', [0, 0]],
]);
it.each([
  ['a', 'a', 1],
  ['a', 'd', 1],
  ['a', 'b', 0],
  ['a', 'c', (Math.SQRT1_2 - 0.35) / 0.65],
  ['a', 'none', 0],
  ['a', 'long', 0],
  ['lantern', 'lantern', 1],
] as const)('by their vectors %s and %s are alike by %d', (a, b, share) => {
  expect(likeness(a, { b, vectors })).toBeCloseTo(share);
});

const NOW = 1_000 * HOUR_MS;
const memory = (seq: number, hoursAgo: number, importance: number, more: object = {}) =>
  ({
    seq,
    at: NOW - hoursAgo * HOUR_MS,
    importance,
    text: 'lantern',
    ...more,
  }) as unknown as Memory;
const recalled = (memories: readonly Memory[], text = 'lantern') =>
  recall(memories, {
    ...{ text, now: NOW, before: 100 },
    tell: (one) => (one as unknown as { text: string }).text,
  }).map(({ seq }) => seq);

it('the newer, the more important and the more fitting come first', () => {
  expect(recalled([memory(1, 50, 0), memory(2, 1, 0)])).toEqual([2, 1]);
  expect(recalled([memory(1, 1, 90), memory(2, 1, 10)])).toEqual([1, 2]);
  expect(recalled([memory(1, 1, 0), memory(2, 1, 0, { text: 'lancet' })])).toEqual([1, 2]);
  expect(recalled([memory(1, 1, 0), memory(2, 1, 0)])).toEqual([2, 1]);
  // A hundred points of importance weigh as much as three quarters of what is recent.
  expect(recalled([memory(1, 1_000, 100), memory(2, 0, 0)])).toEqual([2, 1]);
  expect(recalled([memory(1, 150, 100), memory(2, 0, 0)])).toEqual([1, 2]);
});

it('what has nothing to do with it comes back only as the sum of a day, if it is strong', () => {
  const off = { text: 'garden' };
  expect(recalled([memory(1, 0, 100, off)])).toEqual([]);
  expect(recalled([memory(1, 0, 100, { ...off, insight: true })])).toEqual([1]);
  expect(recalled([memory(1, 0, 16, { ...off, insight: true })])).toEqual([]);
  expect(recalled([memory(1, 0, 17, { ...off, insight: true })])).toEqual([1]);
  expect(recalled([memory(1, 0, 100, { text: '', insight: true })])).toEqual([]);
});

it('what just happened needs no recalling, and what is to come is as good as now', () => {
  expect(recalled([memory(99, 0, 0), memory(100, 0, 0), memory(101, 0, 0)])).toEqual([99]);
  expect(recalled([memory(1, -500, 0), memory(2, 0, 0)])).toEqual([2, 1]);
});

it('a day ends at four in the morning, or with sleep', () => {
  const at = (hours: number) => ({ at: hours * HOUR_MS }) as Memory;
  expect(isNextDay(at(23), at(27))).toBe(false);
  expect(isNextDay(at(27), at(28))).toBe(true);
  expect(isNextDay(at(28), at(28))).toBe(false);
  const asleep = { type: 'activity-started', action: 'sleep', actor: 'yana' } as Memory;
  expect(isFallingAsleep(asleep, 'yana')).toBe(true);
  expect(isFallingAsleep(asleep, 'ayu')).toBe(false);
  expect(isFallingAsleep({ ...asleep, action: 'rest' } as Memory, 'yana')).toBe(false);
  expect(isFallingAsleep({ ...asleep, type: 'activity-completed' } as Memory, 'yana')).toBe(false);
});
