// Places, props and happenings in a view.
import { KINDS } from '@hakoniwa/stage/vocabulary';
import { z } from 'zod';
import { wireJsonSchema } from './words.ts';

export const placeViewSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  description: z.string(),
  exits: z.array(
    z.strictObject({
      to: z.string(),
      name: z.string(),
      via: z.string().optional(),
      minutes: z.number(),
    }),
  ),
  seen: z.boolean(),
});

const affordanceSchema = z.strictObject({
  verb: z.string(),
  label: z.string(),
  requires: z
    .strictObject({
      holding: z.array(z.string()).optional(),
      state: z.array(z.string()).optional(),
      notState: z.array(z.string()).optional(),
    })
    .optional(),
  outcomes: z.array(wireJsonSchema).optional(),
});

export const propViewSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  kind: z.enum(KINDS),
  /** What it is more exactly: a vessel, a lamp, a garment. */
  class: z.string().optional(),
  size: z.string().optional(),
  description: z.string().optional(),
  place: z.string().optional(),
  heldBy: z.string().optional(),
  inside: z.string().optional(),
  state: z.array(z.string()),
  portable: z.boolean(),
  owner: z.string().optional(),
  key: z.string().optional(),
  capacity: z.number().optional(),
  uses: z.number().optional(),
  strict: z.boolean().optional(),
  hidden: z.boolean().optional(),
  yields: z.array(z.string()).optional(),
  affordances: z.array(affordanceSchema),
});

export const happeningViewSchema = z.strictObject({
  id: z.string(),
  text: z.string(),
  place: z.string().optional(),
  at: z.number(),
});
