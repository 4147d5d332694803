// A prop: a thing in the world, in exactly one place, hand or container.
import { z } from 'zod';
import { affordanceSchema, yieldSchema } from './affordance.ts';
import { characterIdSchema, placeIdSchema, propIdSchema } from './ids.ts';
import { facilitySchema } from './place.ts';
import {
  aliasesSchema,
  classSchema,
  kindSchema,
  nameSchema,
  proseSchema,
  sizeSchema,
} from './words.ts';

/** Where a prop is: one home for that fact. */
export const whereaboutsSchema = z.union([
  z.strictObject({ place: placeIdSchema }),
  z.strictObject({ holder: characterIdSchema }),
  z.strictObject({ inside: propIdSchema }),
]);

export const propSchema = z.strictObject({
  id: propIdSchema,
  name: nameSchema,
  aliases: aliasesSchema,
  description: proseSchema.optional(),
  kind: kindSchema,
  /** What it is, settled when its world was built; found from the rest when absent. */
  class: classSchema.optional(),
  /** How big it is, where its class does not tell. */
  size: sizeSchema.optional(),
  at: whereaboutsSchema,
  state: z.array(nameSchema).max(50),
  portable: z.boolean(),
  owner: characterIdSchema.optional(),
  /** The prop that unlocks this one. */
  key: propIdSchema.optional(),
  /** How many things fit inside. */
  capacity: z.int().min(0).optional(),
  affordances: z.array(affordanceSchema).max(50),
  /** What it gives when used: a coffee maker yields coffee. */
  yields: z.array(yieldSchema).max(20).optional(),
  /** How often it can still be used up; at 0 it is empty. */
  uses: z.int().min(0).optional(),
  /** Nobody sees it until it is found. */
  hidden: z.boolean().optional(),
  /** Only the listed affordances work, not the generic verbs of its kind. */
  strict: z.boolean().optional(),
  facility: facilitySchema.optional(),
});

export type Whereabouts = Readonly<z.infer<typeof whereaboutsSchema>>;
export type Prop = Readonly<z.infer<typeof propSchema>>;
