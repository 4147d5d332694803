// A portrait: somebody from the shoulders up, in the colours of their look and with the face of their mood.
import { BACKDROPS, CLOTH_TONES, FIXED, HAIR_TONES, SKIN_TONES } from './colours.data.ts';
import { EXPRESSIONS, type Expression } from './expressions.data.ts';
import type { Look } from './look.ts';
import { CLOTHES_SHAPES } from './parts/clothes.data.ts';
import { EXTRAS } from './parts/extras.data.ts';
import { HAIR_BACKS, HAIR_FRONTS } from './parts/hair.data.ts';
import {
  BROWS,
  EYE_SHAPES,
  FELT_EYES,
  HEAD_SHAPES,
  MOUTHS,
  NOSE_SHAPES,
} from './parts/head.data.ts';
import { bothSides, circle, type PaintSlot, type Shape, type Stroke } from './shape.ts';

const NECK: readonly Stroke[] = [{ d: 'M41 62L41 76C42 83 54 83 55 76L55 62Z', fill: 'skinShade' }];
const EARS = `${circle([28, 51], 4.4)}${circle([68, 51], 4.4)}`;
const CHEEKS = `${circle([34.5, 58.4], 3.6)}${circle([61.5, 58.4], 3.6)}`;

/** All shapes of a portrait, the farthest back first. */
export function portrait(look: Look, expression: Expression = 'calm'): readonly Shape[] {
  const felt = EXPRESSIONS[expression];
  const extras = look.extras.map((name) => EXTRAS[name]);
  const layer = (name: 'skin' | 'face' | 'top') =>
    extras.filter((extra) => extra.layer === name).flatMap(({ strokes }) => strokes);
  const strokes: readonly Stroke[] = [
    { d: 'M0 0L96 0L96 96L0 96Z', fill: 'backdrop' },
    ...HAIR_BACKS[look.back],
    ...NECK,
    ...CLOTHES_SHAPES[look.clothes],
    { d: EARS, fill: 'skin' },
    { d: HEAD_SHAPES[look.head], fill: 'skin' },
    ...(felt.isFlushed || look.age === 'child' ? [{ d: CHEEKS, fill: 'flush' as const }] : []),
    ...layer('skin'),
    ...NOSE_SHAPES[look.nose],
    ...MOUTHS[felt.mouth],
    ...(felt.eyes === undefined ? EYE_SHAPES[look.eyes] : FELT_EYES[felt.eyes]),
    { d: bothSides(BROWS[felt.brows]), line: 'hairShade', width: look.age === 'old' ? 2.6 : 1.9 },
    ...layer('face'),
    ...HAIR_FRONTS[look.front],
    ...layer('top'),
  ];
  const colours = coloursOf(look);
  return strokes.map(({ d, fill, line, width }) => ({
    d,
    ...(fill && { fill: colours[fill] }),
    ...(line && { line: colours[line] }),
    ...(width && { width }),
  }));
}

function coloursOf(look: Look): Readonly<Record<PaintSlot, string>> {
  const [skin, hair, cloth] = [
    SKIN_TONES[look.skin],
    HAIR_TONES[look.hair],
    CLOTH_TONES[look.cloth],
  ];
  const behind = [...`${look.cloth}${look.hair}`].length % BACKDROPS.length;
  return {
    ...FIXED,
    skin: skin.plain,
    skinShade: skin.shade,
    flush: skin.flush,
    hair: hair.plain,
    hairShade: hair.shade,
    cloth: cloth.plain,
    clothShade: cloth.shade,
    trim: CLOTH_TONES[look.trim].plain,
    backdrop: BACKDROPS[behind] ?? BACKDROPS[0],
  };
}
