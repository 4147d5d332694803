// The parts of a turn as our own minds write them: deeds of the Stage, and words with what they do.
import { z } from 'zod';
import { whySchema } from '../base/why-schema.ts';
import { limits } from '../limits.ts';
import { deedSchema } from '../world/schema/deed.ts';
import { spokenActSchema } from '../world/schema/spoken-act.ts';

/** What is done, by the laws of the Stage; whose turn it is does it. */
const doneSchema = z.strictObject({
  do: deedSchema,
  why: whySchema.optional(),
});

/** What is said, word for word, and what the words do. */
const sayingSchema = z.strictObject({
  say: z.string().min(1),
  acts: z.array(spokenActSchema).max(limits.speechActs),
  why: whySchema.optional(),
});

export const partSchema = z.union([doneSchema, sayingSchema]);

/** A part of a turn. */
export type TurnPart = z.infer<typeof partSchema>;
export type TypedSaying = z.infer<typeof sayingSchema>;
