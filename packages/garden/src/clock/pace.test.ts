// World time against the wall in exact numbers, and how speeds are written.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallUntil, worldAt } from './pace.ts';
import { isPaced, parseSpeed, SPEEDS } from './speed.ts';

const pace = (speed: (typeof SPEEDS)[number]) => ({ speed, worldMs: 1_000, wallMs: 500 });

it.each([
  [0, 900, 1_000],
  ['max', 900, 1_000],
  [1, 500, 1_000],
  [1, 900, 1_400],
  [1, 100, 1_000],
  [60, 501, 1_060],
  [600, 510.5, 7_300],
] as const)('[GC1] at %s, at %d on the wall, it is %d in the world', (speed, wallNow, world) => {
  expect(worldAt(pace(speed), wallNow)).toBe(world);
});

it.each([
  [0, 2_000, 500, Number.POSITIVE_INFINITY],
  ['max', 2_000, 500, 0],
  [1, 2_000, 500, 1_000],
  [1, 2_000, 700, 800],
  [1, 900, 500, 0],
  [60, 1_061, 500, 2],
  [60, 1_060, 500, 1],
] as const)('[GC1] at %s the moment %d is from %d on %d away', (speed, moment, wallNow, wait) => {
  expect(wallUntil(pace(speed), { moment, wallNow })).toBe(wait);
});

it('[GC1] whoever waits as long as is said is there, and not a millisecond earlier', () => {
  const paced = SPEEDS.filter(isPaced);
  fc.assert(
    fc.property(fc.constantFrom(...paced), fc.nat(1e6), fc.nat(1e6), (speed, ahead, passed) => {
      const moment = 1_000 + ahead;
      const wallNow = 500 + passed;
      const wait = wallUntil(pace(speed), { moment, wallNow });
      expect(worldAt(pace(speed), wallNow + wait)).toBeGreaterThanOrEqual(moment);
      if (wait > 0) expect(worldAt(pace(speed), wallNow + wait - 1)).toBeLessThan(moment);
    }),
  );
});

it.each([
  ['60', 60],
  [' 60x ', 60],
  ['600×', 600],
  ['0', 0],
  ['max', 'max'],
  ['maxx', undefined],
  ['x', undefined],
  ['7', undefined],
  ['60xx', undefined],
  ['', undefined],
] as const)('[GC1] the speed %j is %s', (text, speed) => {
  expect(parseSpeed(text)).toBe(speed);
});
