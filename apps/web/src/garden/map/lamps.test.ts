// Lamps burn where somebody is awake: not for sleepers, nor for those who pass by.
import { expect, it } from 'vitest';
import { litPlaces } from './lamps.ts';

const place = (...exits: [string, number][]) => ({ name: 'a place', exits });
const places = { home: place(['street', 4]), street: place(['home', 4]), inn: place() };
const someone = (at: string, action?: string, path?: string[]) => ({
  ...{ name: 'someone', place: at, by: 'instinct' as const },
  ...(action ? { activity: { action, since: 0, until: 600_000, ...(path ? { path } : {}) } } : {}),
});

it.each([
  ['nobody', {}, []],
  ['someone who does nothing', { a: someone('home') }, ['home']],
  ['a sleeper', { a: someone('home', 'sleep') }, []],
  ['a sleeper and a reader', { a: someone('home', 'sleep'), b: someone('home', 'read') }, ['home']],
  ['someone on the way', { a: someone('home', 'move', ['home', 'street']) }, []],
  ['two places', { a: someone('inn', 'eat'), b: someone('home') }, ['home', 'inn']],
])('lights the lamps for %s', (_who, people, lit) => {
  expect(litPlaces({ people, places }, 60_000)).toEqual(lit);
});
