// How a need went, from the log: every way it is written there, and points that follow its bends.
import type { EventPage } from '@hakoniwa/client';
import { expect, it } from 'vitest';
import { needLinesIn, pointsAlong, withLine } from './need-lines.ts';

type Events = EventPage['events'];
const MINUTE = 60_000;
const kept = (points: number, rate: number, minute: number) => ({
  ...{ micropoints: points * 1e6, ratePerMinute: rate * 1e6, since: minute * MINUTE },
});
const changed = (path: string, value: unknown) =>
  ({ director: { patch: [{ op: 'replace', path, value }] } }) as unknown as Events[number];

it('reads all needs at once and one alone, of one person only', () => {
  const events = [
    changed('/characters/a/needs', { satiety: kept(50, -1, 0), energy: kept(90, 0, 0) }),
    changed('/characters/ab/needs', { satiety: kept(1, 0, 5) }),
    changed('/characters/a/needs/satiety', kept(30, 2, 20)),
    changed('/characters/a/place', 'kitchen'),
  ];
  expect(needLinesIn(events, 'a')).toEqual({
    satiety: [
      [50e6, -1e6, 0],
      [30e6, 2e6, 20 * MINUTE],
    ],
    energy: [[90e6, 0, 0]],
  });
});

it('follows the bends, and goes no farther back than the first line', () => {
  const { satiety = [] } = withLine(
    { satiety: [[50e6, -1e6, 0]] },
    { need: 'satiety', line: [...([30e6, 2e6, 20 * MINUTE] as const)] },
  );
  const along = { now: 30 * MINUTE, backMs: 60 * MINUTE, count: 4 };
  expect(pointsAlong(satiety, along)).toEqual([50, 40, 30, 50]);
  expect(pointsAlong(satiety, { ...along, backMs: 10 * MINUTE, count: 2 })).toEqual([30, 50]);
  expect(pointsAlong([], along)).toEqual([]);
});
