// A character: a body in a place, and everything about it that others may one day learn.

import { z } from 'zod';
import { jsonSchema } from '../../base/json-schema.ts';
import { CONTROLLERS } from '../../base/vocabulary.ts';
import { characterIdSchema, placeIdSchema } from './ids.ts';
import { intentionSchema } from './intention.ts';
import { lookSchema } from './look.ts';
import { desireSchema, needSchema, personalitySchema } from './mind.ts';
import { aliasesSchema, momentSchema, nameSchema, proseSchema } from './words.ts';

const statusSchema = z.strictObject({
  name: nameSchema,
  level: z.int().min(0).max(10).optional(),
});

const employmentSchema = z.strictObject({
  jobId: z.string().min(1),
  workplaces: z.array(z.strictObject({ workplaceLabel: nameSchema, mapId: z.string().min(1) })),
});

/** What a character is doing, and until when. */
const activitySchema = z.strictObject({
  action: z.string().min(1),
  since: momentSchema,
  until: momentSchema,
  detail: jsonSchema.optional(),
});

export const characterSchema = z.strictObject({
  id: characterIdSchema,
  name: nameSchema,
  aliases: aliasesSchema,
  description: proseSchema,
  look: lookSchema.optional(),
  place: placeIdSchema,
  posture: proseSchema.optional(),
  hands: z.int().min(0).max(8),
  status: z.array(statusSchema).max(50),
  needs: z.record(z.string(), needSchema),
  money: z.int().min(0),
  skills: z.record(z.string(), z.int().min(0).max(100)),
  employment: employmentSchema.optional(),
  home: placeIdSchema.optional(),
  personality: personalitySchema,
  desires: z.array(desireSchema).max(50),
  /** What it has set out to do; words stand there in worlds of 0.1 only. */
  intention: z.union([intentionSchema, proseSchema]).optional(),
  activity: activitySchema.optional(),
  controlledBy: z.enum(CONTROLLERS),
  model: z.string().optional(),
});

export type Character = Readonly<z.infer<typeof characterSchema>>;
