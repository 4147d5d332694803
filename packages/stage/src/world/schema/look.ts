// How somebody looks, as far as a pack or a card tells it; portraits draw the rest from their id.
import { z } from 'zod';

export const LOOK_AGES = ['child', 'young', 'middle', 'old'] as const;
export type LookAge = (typeof LOOK_AGES)[number];

export const HEADS = ['round', 'long', 'square', 'heart', 'small'] as const;
export type HeadShape = (typeof HEADS)[number];

export const SKINS = ['porcelain', 'fair', 'honey', 'tan', 'brown', 'deep'] as const;
export type SkinColour = (typeof SKINS)[number];

/** Hair over the forehead. */
export const FRONTS = [
  'fringe',
  'parted',
  'swept',
  'messy',
  'curly',
  'cropped',
  'slick',
  'veil',
  'tuft',
  'receding',
  'bald',
] as const;
export type HairFront = (typeof FRONTS)[number];

/** Hair behind the head. */
export const BACKS = [
  'none',
  'short',
  'bob',
  'long',
  'wavy',
  'ponytail',
  'tails',
  'bun',
  'knot',
] as const;
export type HairBack = (typeof BACKS)[number];

export const HAIR_COLOURS = [
  'black',
  'dark',
  'brown',
  'chestnut',
  'red',
  'honey',
  'fair',
  'grey',
  'white',
  'blue',
] as const;
export type HairColour = (typeof HAIR_COLOURS)[number];

export const EYES = ['dots', 'round', 'lashes', 'narrow', 'sleepy', 'sharp'] as const;
export type EyeShape = (typeof EYES)[number];

export const NOSES = ['small', 'button', 'straight', 'broad'] as const;
export type NoseShape = (typeof NOSES)[number];

export const CLOTHES = [
  'tee',
  'shirt',
  'suit',
  'kimono',
  'hood',
  'apron',
  'jumper',
  'scarf',
  'cloak',
  'dungarees',
] as const;
export type Clothes = (typeof CLOTHES)[number];

export const CLOTH_COLOURS = [
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
  'snow',
] as const;
export type ClothColour = (typeof CLOTH_COLOURS)[number];

export const LOOK_EXTRAS = [
  'glasses',
  'square-glasses',
  'monocle',
  'beard',
  'goatee',
  'moustache',
  'freckles',
  'wrinkles',
  'mole',
  'scar',
  'plaster',
  'earrings',
  'flower',
  'hairpin',
  'band',
  'towel',
  'cap',
  'straw',
  'beret',
  'hat',
  'helmet',
] as const;
export type LookExtra = (typeof LOOK_EXTRAS)[number];

export const lookSchema = z.strictObject({
  age: z.enum(LOOK_AGES).optional(),
  head: z.enum(HEADS).optional(),
  skin: z.enum(SKINS).optional(),
  front: z.enum(FRONTS).optional(),
  back: z.enum(BACKS).optional(),
  hair: z.enum(HAIR_COLOURS).optional(),
  eyes: z.enum(EYES).optional(),
  nose: z.enum(NOSES).optional(),
  clothes: z.enum(CLOTHES).optional(),
  cloth: z.enum(CLOTH_COLOURS).optional(),
  trim: z.enum(CLOTH_COLOURS).optional(),
  extras: z.array(z.enum(LOOK_EXTRAS)).max(5).readonly().optional(),
});

export type ToldLook = Readonly<z.infer<typeof lookSchema>>;
