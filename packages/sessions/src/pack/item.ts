// Items: what can be carried, bought or given as a reward, and what it does.
import { idSchema, localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { RARITIES } from './fragment.ts';
import { change, positive, wholeNumberSchema } from './number.ts';

const effectsSchema = z.strictObject({
  hp: change.optional(),
  mp: change.optional(),
  attack: change.optional(),
  defence: change.optional(),
  agility: change.optional(),
  /** Points of percent by which getting away becomes likelier. */
  escape: change.optional(),
});

export const itemSchema = z.strictObject({
  name: localisedName,
  description: localisedText,
  type: z.enum(['weapon', 'armour', 'accessory', 'consumable', 'special', 'material']),
  rarity: z.enum(RARITIES),
  price: wholeNumberSchema.optional(),
  stack: positive.optional(),
  /** The thing in the world that is this item. */
  prop: idSchema.optional(),
  effects: effectsSchema.optional(),
});

export type Item = Readonly<z.infer<typeof itemSchema>>;
