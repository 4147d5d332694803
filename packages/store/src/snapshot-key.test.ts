// The snapshot that serves a line best: the last one on it, and the genesis where there is no other.
import type { Position, Segment } from '@hakoniwa/stage';
import { forAnySeed } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { nearestOf, snapshotKey } from './snapshot-key.ts';

const LINE: readonly Segment[] = [
  { branch: 'main', fromSeq: 1, toSeq: 10 },
  { branch: 'b', fromSeq: 11, toSeq: 15 },
];
const point = (branch: string, seq: number): Position => ({ branch, seq });

it.each([
  [[], undefined],
  [[point('main', 0)], point('main', 0)],
  [[point('elsewhere', 0)], point('elsewhere', 0)],
  [[point('main', 4), point('main', 0), point('main', 2)], point('main', 4)],
  [[point('main', 10), point('main', 11)], point('main', 10)],
  [[point('main', 12), point('b', 15), point('b', 16)], point('b', 15)],
  [[point('c', 3), point('main', 0)], point('main', 0)],
  [[point('c', 3)], undefined],
])('of %j it is %j', (points, nearest) => {
  expect(nearestOf(points, LINE)).toEqual(nearest);
});

it('is on the line and no other on it comes later, whatever points there are', () => {
  forAnySeed(200, (dice) => {
    const points = dice.times(dice.below(8), () =>
      point(dice.one(['main', 'b', 'c']), dice.below(20)),
    );
    const isOn = ({ branch, seq }: Position) =>
      seq === 0 || LINE.some((one) => one.branch === branch && seq <= one.toSeq);
    const found = nearestOf(points, LINE);
    expect(found === undefined).toBe(!points.some(isOn));
    if (found === undefined) return;
    expect(isOn(found)).toBe(true);
    for (const one of points.filter(isOn)) expect(found.seq).toBeGreaterThanOrEqual(one.seq);
  });
});

it('points have keys of their own', () => {
  const keys = [point('main', 1), point('main', 11), point('1', 1), point('b', 1)].map(snapshotKey);
  expect(new Set(keys).size).toBe(4);
});
