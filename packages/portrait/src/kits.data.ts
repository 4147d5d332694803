// What goes together: two halves of the dressing-up box, and what age does to hair.
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
} from '@hakoniwa/stage/looks';

interface Kit {
  readonly heads: readonly HeadShape[];
  readonly skins: readonly SkinColour[];
  readonly fronts: readonly HairFront[];
  readonly backs: readonly HairBack[];
  readonly oldFronts: readonly HairFront[];
  readonly oldBacks: readonly HairBack[];
  readonly eyes: readonly EyeShape[];
  readonly noses: readonly NoseShape[];
  readonly clothes: readonly Clothes[];
  readonly cloths: readonly ClothColour[];
  readonly extras: readonly (readonly LookExtra[])[];
  readonly childExtras: readonly (readonly LookExtra[])[];
}

const COLOURS: readonly ClothColour[] = [
  'clay',
  'moss',
  'sky',
  'plum',
  'mustard',
  'rose',
  'teal',
  'indigo',
  'sand',
  'bark',
  'ink',
];

export const AGES: {
  readonly drawn: readonly LookAge[];
  readonly hair: Readonly<Record<LookAge, readonly HairColour[]>>;
} = {
  drawn: ['young', 'young', 'young', 'middle', 'middle', 'old'],
  hair: {
    child: ['black', 'dark', 'brown', 'chestnut', 'honey', 'red'],
    young: ['black', 'black', 'dark', 'brown', 'chestnut', 'red', 'honey', 'fair', 'blue'],
    middle: ['black', 'dark', 'brown', 'brown', 'chestnut', 'grey'],
    old: ['grey', 'white', 'white'],
  },
};

const SKINS: readonly SkinColour[] = [
  'porcelain',
  'fair',
  'fair',
  'honey',
  'honey',
  'tan',
  'brown',
  'deep',
];

export const LONG: Kit = {
  heads: ['round', 'heart', 'long', 'round'],
  skins: SKINS,
  fronts: ['fringe', 'parted', 'swept', 'veil', 'curly', 'messy'],
  backs: ['bob', 'long', 'wavy', 'ponytail', 'tails', 'bun', 'knot', 'short'],
  oldFronts: ['parted', 'swept', 'curly'],
  oldBacks: ['bun', 'knot', 'bob'],
  eyes: ['lashes', 'lashes', 'round', 'dots', 'sleepy', 'narrow'],
  noses: ['small', 'small', 'button', 'straight'],
  clothes: ['tee', 'shirt', 'kimono', 'hood', 'apron', 'jumper', 'scarf', 'dungarees'],
  cloths: COLOURS,
  extras: [
    [],
    [],
    ['glasses'],
    ['freckles'],
    ['earrings'],
    ['hairpin'],
    ['mole'],
    ['beret'],
    ['band'],
    ['flower'],
    ['square-glasses', 'earrings'],
  ],
  childExtras: [[], ['freckles'], ['hairpin'], ['plaster'], ['band'], ['flower']],
};

export const SHORT: Kit = {
  heads: ['square', 'long', 'round', 'square'],
  skins: SKINS,
  fronts: ['swept', 'messy', 'cropped', 'slick', 'tuft', 'curly', 'parted'],
  backs: ['none', 'none', 'short', 'none', 'ponytail'],
  oldFronts: ['receding', 'bald', 'slick', 'cropped'],
  oldBacks: ['none'],
  eyes: ['dots', 'round', 'narrow', 'sharp', 'sleepy', 'round'],
  noses: ['straight', 'broad', 'small', 'straight'],
  clothes: ['tee', 'shirt', 'suit', 'hood', 'apron', 'jumper', 'scarf', 'kimono', 'dungarees'],
  cloths: COLOURS,
  extras: [
    [],
    [],
    ['glasses'],
    ['moustache'],
    ['goatee'],
    ['beard'],
    ['cap'],
    ['square-glasses'],
    ['freckles'],
    ['hat'],
  ],
  childExtras: [[], ['freckles'], ['plaster'], ['cap']],
};
