// Hair: what falls over the forehead, and what is seen behind the head.
import type { HairBack, HairFront } from '@hakoniwa/stage/looks';
import { bothSides, circle, type Stroke } from '../shape.ts';

const curls = (spots: readonly (readonly [x: number, y: number, r: number])[]) =>
  spots.map(([x, y, r]) => circle([x, y], r)).join('');

/** Over the forehead. */
export const HAIR_FRONTS: Readonly<Record<HairFront, readonly Stroke[]>> = {
  fringe: [
    {
      d: 'M26 48C23 24 34 12 48 12C62 12 73 24 70 48L67 40C66 37 65 36 63 36L33 36C31 36 30 37 29 40Z',
      fill: 'hair',
    },
    { d: 'M41 36L42 29M54 36L53 30', line: 'hairShade', width: 1.4 },
  ],
  parted: [
    {
      d: 'M26 50C22 24 34 12 48 12C62 12 74 24 70 50C69 39 62 30 49 22C36 30 28 38 26 50Z',
      fill: 'hair',
    },
    { d: 'M49 22L48 13', line: 'hairShade', width: 1.4 },
  ],
  swept: [
    {
      d: 'M26 47C22 23 35 12 49 12C63 12 74 24 70 47C69 38 66 33 62 28C54 35 40 38 30 36C28 39 27 43 26 47Z',
      fill: 'hair',
    },
    { d: 'M58 30C52 33 46 34 40 34', line: 'hairShade', width: 1.4 },
  ],
  messy: [
    {
      d: 'M25 47L27 37L21 34L28 28L24 20L33 21L35 11L42 16L50 7L54 15L63 11L64 20L72 21L68 28L75 34L69 37L71 47C69 41 68 38 65 35L60 39L57 33L50 39L46 33L39 39L35 33L31 37C28 40 27 43 25 47Z',
      fill: 'hair',
    },
    { d: 'M50 18L48 26M40 21L40 27', line: 'hairShade', width: 1.4 },
  ],
  curly: [
    {
      d: curls([
        [29, 38, 6.5],
        [30, 28, 7.5],
        [37, 20, 8],
        [48, 17, 8.5],
        [59, 20, 8],
        [66, 28, 7.5],
        [67, 38, 6.5],
        [40, 30, 5.5],
        [49, 29, 5.5],
        [57, 31, 5.5],
      ]),
      fill: 'hair',
    },
    {
      d: 'M36 21C38 18 41 18 42 21M52 18C54 16 57 17 57 20M60 30C62 28 65 29 65 32',
      line: 'hairShade',
      width: 1.4,
    },
  ],
  cropped: [
    {
      d: 'M27 43C26 24 36 14 48 14C60 14 70 24 69 43C67 36 65 31 61 28C54 25 42 25 35 28C31 31 29 36 27 43Z',
      fill: 'hair',
    },
  ],
  slick: [
    {
      d: 'M27 44C24 22 37 11 48 11C60 11 72 22 69 44C68 33 62 25 48 24C34 25 28 33 27 44Z',
      fill: 'hair',
    },
    { d: 'M40 24C41 19 43 15 45 13M54 24C54 19 54 16 53 13', line: 'hairShade', width: 1.3 },
  ],
  veil: [
    {
      d: 'M26 50C22 23 35 12 49 12C63 12 74 24 70 49C69 41 67 36 65 33C60 32 56 29 54 25C52 37 43 49 30 54C27 53 26 52 26 50Z',
      fill: 'hair',
    },
    { d: 'M50 30C46 39 40 45 34 49', line: 'hairShade', width: 1.4 },
  ],
  tuft: [
    {
      d: 'M27 44C25 25 36 15 48 15C60 15 71 25 69 44C67 37 64 33 60 31L54 35L50 29L43 35L38 30C32 33 29 37 27 44Z',
      fill: 'hair',
    },
    { d: 'M47 16C43 9 48 5 54 4C51 8 52 11 51 16Z', fill: 'hair' },
  ],
  receding: [
    { d: bothSides('M27 52C24 42 25 32 32 24C32 33 31 42 30 52Z'), fill: 'hair' },
    { d: 'M40 20C44 17 52 17 56 20', line: 'hair', width: 2 },
  ],
  bald: [{ d: 'M39 25C41 22 44 21 47 21', line: 'white', width: 2 }],
};

/** Behind the head. */
export const HAIR_BACKS: Readonly<Record<HairBack, readonly Stroke[]>> = {
  none: [],
  short: [{ d: 'M25 46C23 24 34 13 48 13C62 13 73 24 71 46L69 58L27 58Z', fill: 'hairShade' }],
  bob: [
    {
      d: 'M21 46C19 23 32 10 48 10C64 10 77 23 75 46L77 64C73 71 65 71 62 67L34 67C31 71 23 71 19 64Z',
      fill: 'hairShade',
    },
  ],
  long: [
    {
      d: 'M21 46C19 23 32 10 48 10C64 10 77 23 75 46C75 62 78 76 80 88C70 92 62 90 60 84L36 84C34 90 26 92 16 88C18 76 21 62 21 46Z',
      fill: 'hairShade',
    },
  ],
  wavy: [
    {
      d: 'M20 44C18 22 32 10 48 10C64 10 78 22 76 44C81 50 75 56 80 63C84 70 77 75 80 83C72 89 63 86 61 80L35 80C33 86 24 89 16 83C19 75 12 70 16 63C21 56 15 50 20 44Z',
      fill: 'hairShade',
    },
  ],
  ponytail: [
    {
      d: 'M66 22C80 18 90 30 86 46C84 56 87 62 82 70C78 62 74 60 74 48C74 38 70 32 64 30Z',
      fill: 'hairShade',
    },
    { d: 'M64 22L70 30', line: 'trim', width: 4 },
  ],
  tails: [
    {
      d: bothSides('M30 24C16 18 6 30 10 46C12 54 9 60 14 68C18 60 22 58 23 48C24 40 27 34 32 30Z'),
      fill: 'hairShade',
    },
    { d: bothSides('M26 24L31 31'), line: 'trim', width: 4 },
  ],
  bun: [
    { d: circle([48, 9], 8.5), fill: 'hairShade' },
    { d: 'M41 14L55 14', line: 'trim', width: 3 },
  ],
  knot: [
    { d: circle([70, 60], 9), fill: 'hairShade' },
    { d: 'M26 46C24 24 34 13 48 13C62 13 72 24 70 46L68 60L60 62Z', fill: 'hairShade' },
  ],
};
