// Random JSON with a liking for what breaks programs: prototype keys, odd numbers, broken text, depth.
import type { Json } from '@hakoniwa/stage';
import type { Dice } from './dice.ts';

/** Words that are something else to a careless program. */
export const HOSTILE_WORDS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  '-',
  '0',
  '-1',
  '01',
  '1e3',
  '~',
  '~2',
  '/',
  'a/b~c',
  'nul\u0000',
  'half \ud800',
  '箱庭 👻',
  '<script>alert(1)</script>',
  '"; drop table events; --',
  '../../etc/passwd',
  'x'.repeat(300),
] as const;

const NUMBERS = [0, -0, 1, -1, 0.5, 1e21, 2 ** 53, -(2 ** 31), 1e-7, 100, 86_400_000];

/** A random JSON value. */
export function randomJson(dice: Dice, depth = 3): Json {
  switch (dice.below(depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return dice.percent(50);
    case 2:
      return dice.one(NUMBERS);
    case 3:
    case 4:
      return dice.one(HOSTILE_WORDS);
    case 5:
      return dice.times(dice.below(4), () => randomJson(dice, depth - 1));
    case 6:
      return nested(dice.one([10, 70, 5_000]));
    default:
      return Object.fromEntries(
        dice.times(dice.below(4), () => [dice.one(HOSTILE_WORDS), randomJson(dice, depth - 1)]),
      );
  }
}

/** Lists in lists. */
function nested(depth: number): Json {
  let value: Json = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}
