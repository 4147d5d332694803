// A turn of a character: words as they were written, or a typed act; and what the world made of it.
import { z } from 'zod';
import { eventSchema } from './event.ts';
import { limits } from './limits.ts';
import { answeredDiffSchema } from './watch/watch-schema.ts';
import type { AnsweredDiff } from './watch/watch-view.ts';
import { denialSchema, headSchema, wireIdSchema, wireWhySchema } from './words.ts';

const referenceSchema = z.string().min(1).max(limits.nameLength);

const performSchema = z.strictObject({
  type: z.literal('perform'),
  actor: wireIdSchema,
  text: z.string().max(limits.turnLength),
  /** Typed by a person: deeds need no marks, and words no quotes. */
  mode: z.literal('played').optional(),
  thought: z.string().max(limits.turnLength).optional(),
  why: wireWhySchema.optional(),
});

const actSchema = z.strictObject({
  type: z.literal('act'),
  act: z.strictObject({
    verb: referenceSchema,
    actor: wireIdSchema,
    object: referenceSchema.optional(),
    target: referenceSchema.optional(),
    tool: referenceSchema.optional(),
    affordance: referenceSchema.optional(),
  }),
  why: wireWhySchema.optional(),
});

export const turnRequestSchema = z.discriminatedUnion('type', [performSchema, actSchema]);

/** What a command came to. A denial is an answer, not an error. */
export const submittedSchema = z.strictObject({
  allowed: z.boolean(),
  denial: denialSchema.optional(),
  /** Why not, in the garden's language. */
  why: z.string().optional(),
  events: z.array(eventSchema),
  head: headSchema,
  /** What it changed for the reader of a scene, as their stream tells it; where it is left out, the stream alone does. */
  change: answeredDiffSchema.optional(),
  /** Whether this answers a request that was made before with the same key. */
  repeated: z.boolean(),
});

/** A command's answer, with its change as a watcher folds it. */
export type SubmitAnswer = Omit<z.infer<typeof submittedSchema>, 'change'> & {
  readonly change?: AnsweredDiff;
};

export const idempotencyKeySchema = z
  .string()
  .min(1)
  .max(limits.keyLength)
  .regex(/^[\x21-\x7e]+$/, 'visible ASCII');
