// Glasses, beards, hats and what else one is known by.
import type { LookExtra } from '@hakoniwa/stage/looks';
import { bothSides, circle, type Stroke } from '../shape.ts';

/** Where it lies: on the skin below the hair, over the face, or over everything. */
type Layer = 'skin' | 'face' | 'top';

interface Extra {
  readonly layer: Layer;
  readonly strokes: readonly Stroke[];
}

const freckle = (x: number, y: number) => circle([x, y], 0.9);

export const EXTRAS: Readonly<Record<LookExtra, Extra>> = {
  glasses: {
    layer: 'face',
    strokes: [
      {
        d: `${circle([39, 50], 6.6)}${circle([57, 50], 6.6)}M45.6 49.4L50.4 49.4M32.4 49L28 47.6M63.6 49L68 47.6`,
        line: 'metal',
        width: 1.5,
      },
    ],
  },
  'square-glasses': {
    layer: 'face',
    strokes: [
      {
        d: 'M32.4 45.5L45 45.5L44 54.6L34 54.6ZM63.6 45.5L51 45.5L52 54.6L62 54.6ZM45 47.4L51 47.4M32.4 46.4L28 46M63.6 46.4L68 46',
        line: 'ink',
        width: 1.8,
      },
    ],
  },
  monocle: {
    layer: 'face',
    strokes: [
      { d: circle([57, 50], 6.8), line: 'metal', width: 1.8 },
      { d: 'M62 55C64 62 63 70 60 78', line: 'metal', width: 1 },
    ],
  },
  beard: {
    layer: 'skin',
    strokes: [
      {
        d: 'M28 48C29 56 33 60 38 60C43 57 53 57 58 60C63 60 67 56 68 48C70 66 60 79 48 79C36 79 26 66 28 48Z',
        fill: 'hair',
      },
      { d: 'M42 63C45 66 51 66 54 63C53 60 43 60 42 63Z', fill: 'skin' },
    ],
  },
  goatee: {
    layer: 'skin',
    strokes: [
      { d: 'M43 67C45 65.8 51 65.8 53 67C54 74 50 77 48 77C46 77 42 74 43 67Z', fill: 'hair' },
    ],
  },
  moustache: {
    layer: 'face',
    strokes: [
      { d: bothSides('M48 58.6C44 57.6 40 59.6 37.6 63.4C42 63 46 62.6 48 60.8Z'), fill: 'hair' },
    ],
  },
  freckles: {
    layer: 'skin',
    strokes: [
      {
        d: [
          freckle(35, 56),
          freckle(38, 58),
          freckle(34, 59),
          freckle(61, 56),
          freckle(58, 58),
          freckle(62, 59),
        ].join(''),
        fill: 'skinShade',
      },
    ],
  },
  wrinkles: {
    layer: 'skin',
    strokes: [
      {
        d: bothSides('M39.6 57.6C38.4 60 38.6 62.4 39.6 64.4M33 53.4C31.8 54 31 55 30.8 56'),
        line: 'skinShade',
        width: 1.3,
      },
      {
        d: 'M41 36C44 35 52 35 55 36M42.6 32.6C45 31.8 51 31.8 53.4 32.6',
        line: 'skinShade',
        width: 1.1,
      },
    ],
  },
  mole: { layer: 'skin', strokes: [{ d: circle([56.4, 66], 1), fill: 'ink' }] },
  scar: {
    layer: 'skin',
    strokes: [{ d: 'M60.6 39L64.4 47M60 44.4L64.6 42', line: 'blush', width: 1.6 }],
  },
  plaster: {
    layer: 'face',
    strokes: [
      { d: 'M33 58.6L40 62.4', line: 'white', width: 3.4 },
      { d: 'M35.8 60L37.4 60.9', line: 'blush', width: 2 },
    ],
  },
  earrings: {
    layer: 'face',
    strokes: [{ d: `${circle([27.4, 57.4], 1.9)}${circle([68.6, 57.4], 1.9)}`, fill: 'metal' }],
  },
  flower: {
    layer: 'top',
    strokes: [
      {
        d: [
          circle([30, 24], 3.2),
          circle([35, 22], 3.2),
          circle([37, 27], 3.2),
          circle([33, 30], 3.2),
          circle([29, 28.6], 3.2),
        ].join(''),
        fill: 'blush',
      },
      { d: circle([32.8, 26.2], 2.2), fill: 'metal' },
    ],
  },
  hairpin: {
    layer: 'top',
    strokes: [{ d: 'M59 25L67 31M58.4 28.6L65.6 34', line: 'trim', width: 2.2 }],
  },
  band: {
    layer: 'top',
    strokes: [{ d: 'M27.4 34C32 22 64 22 68.6 34', line: 'trim', width: 4.4 }],
  },
  towel: {
    layer: 'top',
    strokes: [
      { d: 'M26 38C26 26 36 20 48 20C60 20 70 26 70 38C64 31 32 31 26 38Z', fill: 'white' },
      { d: 'M68 33L77 28L74 36L79 41L69 38Z', fill: 'white' },
      { d: 'M30 31C38 25.6 58 25.6 66 31', line: 'cloth', width: 1.6 },
    ],
  },
  cap: {
    layer: 'top',
    strokes: [
      { d: 'M26 32C24 16 36 8 48 8C60 8 72 16 70 32Z', fill: 'cloth' },
      { d: 'M22 33C34 27 62 27 74 33C70 36 26 36 22 33Z', fill: 'clothShade' },
    ],
  },
  straw: {
    layer: 'top',
    strokes: [
      { d: 'M10 33C24 26 72 26 86 33C72 39 24 39 10 33Z', fill: 'metal' },
      { d: 'M29 31C28 14 38 8 48 8C58 8 68 14 67 31C58 34 38 34 29 31Z', fill: 'metal' },
      { d: 'M29 29C40 33 56 33 67 29', line: 'trim', width: 4 },
    ],
  },
  beret: {
    layer: 'top',
    strokes: [
      { d: 'M24 28C20 14 40 6 54 8C70 9 78 18 72 26C62 22 38 22 24 28Z', fill: 'trim' },
      { d: 'M52 9C52 7 53 5 54 4', line: 'trim', width: 2 },
    ],
  },
  hat: {
    layer: 'top',
    strokes: [
      { d: 'M18 31C30 26 66 26 78 31C68 36 28 36 18 31Z', fill: 'clothShade' },
      { d: 'M30 30C30 12 38 8 48 10C58 8 66 12 66 30C58 33 38 33 30 30Z', fill: 'cloth' },
      { d: 'M30 27C40 31 56 31 66 27', line: 'trim', width: 3.4 },
    ],
  },
  helmet: {
    layer: 'top',
    strokes: [
      {
        d: 'M25 44C22 20 34 8 48 8C62 8 74 20 71 44L66 42C66 36 64 32 60 31L36 31C32 32 30 36 30 42Z',
        fill: 'metal',
      },
      { d: 'M48 8L48 31M30 38L25 44M66 38L71 44', line: 'clothShade', width: 2 },
    ],
  },
};
