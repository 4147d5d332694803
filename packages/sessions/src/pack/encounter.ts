// encounters.yaml: what may be met on the way, and the ways out of it, by id.
import { byId, idSchema, localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { percent, positive, wholeNumberSchema } from './number.ts';
import { rewardsSchema } from './rewards.ts';

const enemySchema = z.strictObject({
  name: localisedName,
  hp: positive,
  attack: wholeNumberSchema,
  defence: wholeNumberSchema,
  agility: wholeNumberSchema,
});

/** A way out other than fighting. */
const wayOutSchema = z.strictObject({
  id: idSchema,
  text: localisedText,
  /** An item that must be carried, or a skill that is used for it. */
  needs: z.strictObject({ item: idSchema.optional(), skill: idSchema.optional() }).optional(),
  /** How likely it works; always when absent. */
  chance: percent.optional(),
  works: localisedText,
  fails: localisedText.optional(),
});

const encounterSchema = z.strictObject({
  name: localisedName,
  places: z.array(idSchema).min(1).max(50),
  /** How likely it is met on coming there. */
  chance: z.int().min(1).max(100),
  /** What is seen first. */
  text: localisedText,
  enemies: z.array(enemySchema).min(1).max(limits.enemies),
  /** Whether its end is a break in the story. */
  big: z.boolean().optional(),
  waysOut: z.array(wayOutSchema).min(1).max(10),
  rewards: rewardsSchema,
  /** What is told when it was fought and won. */
  won: localisedText,
});

export const encountersSchema = byId(encounterSchema);
export type Encounter = Readonly<z.infer<typeof encounterSchema>>;
