// How somebody looks: what a pack or a card tells of it, and the rest drawn from their id, the same always.
import type {
  ClothColour,
  Clothes,
  EyeShape,
  HairBack,
  HairColour,
  HairFront,
  HeadShape,
  LookAge,
  LookExtra,
  NoseShape,
  SkinColour,
  ToldLook,
} from '@hakoniwa/stage/looks';
import { AGES, LONG, SHORT } from './kits.data.ts';

export interface Look {
  readonly age: LookAge;
  readonly head: HeadShape;
  readonly skin: SkinColour;
  readonly front: HairFront;
  readonly back: HairBack;
  readonly hair: HairColour;
  readonly eyes: EyeShape;
  readonly nose: NoseShape;
  readonly clothes: Clothes;
  readonly cloth: ClothColour;
  /** The colour of collars, ribbons and aprons. */
  readonly trim: ClothColour;
  readonly extras: readonly LookExtra[];
}

export function lookOf(id: string, told: ToldLook = {}): Look {
  const draw = <T>(part: string, from: readonly T[]): T => pick(from, `${id} ${part}`);
  const age = told.age ?? draw('age', AGES.drawn);
  const isLong = isLongHaired(told) ?? draw('kit', [true, false]);
  const kit = isLong ? LONG : SHORT;
  const cloth = told.cloth ?? draw('cloth', kit.cloths);
  const own: Look = {
    age,
    head: draw('head', age === 'child' ? ['small'] : kit.heads),
    skin: draw('skin', kit.skins),
    front: draw('front', age === 'old' ? kit.oldFronts : kit.fronts),
    back: draw('back', age === 'old' ? kit.oldBacks : kit.backs),
    hair: draw('hair', AGES.hair[age]),
    eyes: draw('eyes', age === 'child' ? ['round', 'dots', 'lashes'] : kit.eyes),
    nose: draw('nose', age === 'child' ? ['small', 'button'] : kit.noses),
    clothes: draw('clothes', kit.clothes),
    cloth,
    trim: draw(
      'trim',
      kit.cloths.filter((colour) => colour !== cloth),
    ),
    extras: [
      ...(age === 'old' ? (['wrinkles'] as const) : []),
      ...draw('extras', age === 'child' ? kit.childExtras : kit.extras),
    ],
  };
  const isTold = ([, value]: readonly [string, unknown]) => value !== undefined;
  return { ...own, ...Object.fromEntries(Object.entries(told).filter(isTold)) };
}

/** Hair that is told of says to which half of the box the rest belongs; undefined when it says nothing. */
function isLongHaired({ front, back }: ToldLook): boolean | undefined {
  if (back !== undefined) return back !== 'none' && !SHORT.backs.includes(back);
  return front === undefined ? undefined : LONG.fronts.includes(front);
}

function pick<T>(from: readonly T[], seed: string): T {
  return from[hash(seed) % from.length] as T;
}

/** FNV-1a, and its bits mixed once more: ids that differ in one letter look nothing alike. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  sum = Math.imul(sum ^ (sum >>> 12), 0x297a2d39);
  return (sum ^ (sum >>> 15)) >>> 0;
}
