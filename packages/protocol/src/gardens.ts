// Gardens: how they are listed, begun and described.
import { z } from 'zod';
import { clockStateSchema } from './clock.ts';
import {
  headSchema,
  seqSchema,
  wireIdSchema,
  wireLanguageSchema,
  wireNameSchema,
} from './words.ts';

export const gardenCardSchema = z.strictObject({
  id: wireIdSchema,
  name: z.string(),
  pack: z.string(),
  scenario: z.string().optional(),
  language: wireLanguageSchema,
  createdAt: z.iso.datetime(),
  seq: seqSchema,
});

export const gardenListSchema = z.strictObject({ gardens: z.array(gardenCardSchema) });

export const gardenDetailSchema = gardenCardSchema.extend({
  head: headSchema,
  clock: clockStateSchema,
  stateHash: z.string(),
  characters: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  viewers: z.int().min(0),
});

/** Asks for a new garden. Its id is made here and never derived from the name. */
export const newGardenSchema = z.strictObject({
  pack: wireIdSchema,
  name: wireNameSchema.optional(),
  scenario: wireIdSchema.optional(),
  language: wireLanguageSchema.optional(),
  /** The same seed gives the same chances; left out, one is drawn. */
  seed: z.int().min(0).max(0xffff_ffff).optional(),
});

export type GardenCard = z.infer<typeof gardenCardSchema>;
