// How far along its path a walk has come: every place is passed in the very moment its minutes are over.
import { MINUTE_MS } from '@hakoniwa/stage';
import { aPlace, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { passedAt } from './walk.ts';

const world = aWorld({
  places: [
    aPlace('home', [{ to: 'street', minutes: 2 }]),
    aPlace('street', [
      { to: 'home', minutes: 9 },
      { to: 'cafe', minutes: 3 },
    ]),
    aPlace('cafe', [{ to: 'street', minutes: 3 }]),
  ],
  characters: [],
});
const since = 5 * MINUTE_MS;
const walk = { path: ['home', 'street', 'cafe'], since };

it.each([
  [0, 'home'],
  [2 * MINUTE_MS - 1, 'home'],
  [2 * MINUTE_MS, 'street'],
  [5 * MINUTE_MS - 1, 'street'],
  [5 * MINUTE_MS, 'cafe'],
  [99 * MINUTE_MS, 'cafe'],
])('%i ms after it began it has come to %s', (after, place) => {
  expect(passedAt(world, { walk, now: since + after })).toBe(place);
});

it('of one place is there, of none nowhere, and a way that is gone takes no time', () => {
  expect(passedAt(world, { walk: { path: ['cafe'], since }, now: since })).toBe('cafe');
  expect(passedAt(world, { walk: { path: [], since }, now: since })).toBeUndefined();
  expect(passedAt(world, { walk: { path: ['home', 'cafe'], since }, now: since })).toBe('cafe');
});
