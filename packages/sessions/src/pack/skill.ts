// Skills: what they are called, and the typed acts and events that train them.
import { localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { wholeNumberSchema } from './number.ts';
import { OBJECTIVE_EVENTS } from './objective.ts';

const matchSchema = z.strictObject({
  /** Verbs of the Stage. */
  verbs: z.array(z.string().min(1)).max(50).optional(),
  /** Only with things of these ids. */
  props: z.array(z.string().min(1)).max(50).optional(),
  /** Typed events that count as using it. */
  events: z.array(z.enum(OBJECTIVE_EVENTS)).max(12).optional(),
});

export const skillSchema = z.strictObject({
  name: localisedName,
  description: localisedText,
  mpCost: wholeNumberSchema.optional(),
  /** Any one of these is a use of it. */
  matches: z.array(matchSchema).min(1).max(10),
});

export type Skill = Readonly<z.infer<typeof skillSchema>>;
