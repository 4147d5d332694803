// Heads and what is on them: outlines, eyes, brows, noses and mouths.
import type { EyeShape, HeadShape, NoseShape } from '@hakoniwa/stage/looks';
import { bothSides, circle, ellipse, type Stroke } from '../shape.ts';

export const HEAD_SHAPES: Readonly<Record<HeadShape, string>> = {
  round: 'M28 45C28 27 38 19 48 19C58 19 68 27 68 45C68 61 58 71 48 71C38 71 28 61 28 45Z',
  long: 'M29 44C29 26 38 18 48 18C58 18 67 26 67 44C67 62 57 74 48 74C39 74 29 62 29 44Z',
  square: 'M28 43C28 26 38 19 48 19C58 19 68 26 68 43L67 57C66 66 57 72 48 72C39 72 30 66 29 57Z',
  heart: 'M27 42C27 26 37 19 48 19C59 19 69 26 69 42C69 58 57 72 48 72C39 72 27 58 27 42Z',
  small: 'M27 47C27 29 37 21 48 21C59 21 69 29 69 47C69 62 59 69 48 69C37 69 27 62 27 47Z',
};

const twice = (x: number, y: number, r: number) => `${circle([x, y], r)}${circle([96 - x, y], r)}`;
const twiceOval = (x: number, y: number, size: { readonly rx: number; readonly ry: number }) =>
  `${ellipse([x, y], size)}${ellipse([96 - x, y], size)}`;

export const EYE_SHAPES: Readonly<Record<EyeShape, readonly Stroke[]>> = {
  dots: [{ d: twice(39, 50, 2.4), fill: 'ink' }],
  round: [
    { d: twiceOval(39, 50, { rx: 3.1, ry: 3.9 }), fill: 'ink' },
    { d: `${circle([40.2, 48.4], 1.1)}${circle([58.2, 48.4], 1.1)}`, fill: 'white' },
  ],
  lashes: [
    { d: twiceOval(39, 50.5, { rx: 2.8, ry: 3.6 }), fill: 'ink' },
    { d: `${circle([40, 49], 1)}${circle([58, 49], 1)}`, fill: 'white' },
    { d: bothSides('M43 47.5C41 45.6 37 45.6 34 48.8L33 47.4'), line: 'ink', width: 1.6 },
  ],
  narrow: [
    { d: bothSides('M34.5 50C37 47.6 41 47.6 43.5 50.2'), line: 'ink', width: 1.8 },
    { d: twice(39.3, 50.6, 1.9), fill: 'ink' },
  ],
  sleepy: [
    { d: bothSides('M35.5 50C36 54.5 42 54.5 42.5 50Z'), fill: 'ink' },
    { d: bothSides('M34 49.6C37 48.4 41 48.4 44 49.8'), line: 'ink', width: 1.8 },
  ],
  sharp: [
    { d: bothSides('M34.5 48L43.6 50.6C42.6 53.4 37 53.6 35.6 51Z'), fill: 'ink' },
    { d: `${circle([40.6, 50.8], 0.8)}${circle([57, 50.8], 0.8)}`, fill: 'white' },
  ],
};

/** Eyes that a feeling closes or widens, whatever they are otherwise. */
export const FELT_EYES: Readonly<Record<'shut' | 'wide' | 'drooping', readonly Stroke[]>> = {
  shut: [{ d: bothSides('M35 51.5C36.5 47.4 41.5 47.4 43 51.5'), line: 'ink', width: 2 }],
  wide: [
    { d: twice(39, 50, 4.6), fill: 'white' },
    { d: twice(39, 50, 4.6), line: 'ink', width: 1.3 },
    { d: twice(39, 50, 2), fill: 'ink' },
  ],
  drooping: [{ d: bothSides('M35 49.5C36.5 53 41.5 53 43 50.4'), line: 'ink', width: 2 }],
};

export const BROWS: Readonly<Record<'calm' | 'raised' | 'worried' | 'cross', string>> = {
  calm: 'M34.5 43.5C37 41.8 41 41.8 43.5 43',
  raised: 'M34.5 41.8C37 38.8 41 38.8 43.5 40.8',
  worried: 'M34.5 44.2C37 43.4 41 41.4 43.2 39.6',
  cross: 'M34.8 40.4C37.5 40.6 41 42.4 43.6 45',
};

export const NOSE_SHAPES: Readonly<Record<NoseShape, readonly Stroke[]>> = {
  small: [{ d: 'M48.4 53.5C47 56 47.4 57.4 49.6 57.4', line: 'skinShade', width: 1.7 }],
  button: [{ d: 'M46 56.6C46.8 58.2 49.2 58.2 50 56.6', line: 'skinShade', width: 1.8 }],
  straight: [{ d: 'M48 49.5L46 57.4L49.6 57.6', line: 'skinShade', width: 1.7 }],
  broad: [{ d: 'M44.6 56.2C45.4 58.8 50.6 58.8 51.4 56.2', line: 'skinShade', width: 2.1 }],
};

type Mouth = 'smile' | 'slight' | 'grin' | 'flat' | 'frown' | 'round' | 'wavy';

export const MOUTHS: Readonly<Record<Mouth, readonly Stroke[]>> = {
  smile: [{ d: 'M42.6 62C45 65.4 51 65.4 53.4 62', line: 'lip', width: 1.9 }],
  slight: [{ d: 'M44 62.8C46.4 64.4 50 64.4 52.2 62.4', line: 'lip', width: 1.9 }],
  grin: [
    { d: 'M41.6 61.2C43 68.6 53 68.6 54.4 61.2Z', fill: 'lip' },
    { d: 'M43 61.2L53 61.2C52.6 63.4 43.4 63.4 43 61.2Z', fill: 'white' },
  ],
  flat: [{ d: 'M43.6 63.2L52.4 63.2', line: 'lip', width: 1.9 }],
  frown: [{ d: 'M43 64.8C45.6 61.8 50.4 61.8 53 64.8', line: 'lip', width: 1.9 }],
  round: [{ d: ellipse([48, 63.8], { rx: 2.7, ry: 3.3 }), fill: 'lip' }],
  wavy: [
    {
      d: 'M42.6 63.6C44.4 61.4 46.2 65.4 48 63.4C49.8 61.4 51.6 65.4 53.4 63',
      line: 'lip',
      width: 1.8,
    },
  ],
};
