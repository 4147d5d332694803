// What goes on inside a character, as data: personality, beliefs, desires, needs.
import { z } from 'zod';
import { characterIdSchema } from './ids.ts';
import { jsonSchema } from './json.ts';
import { momentSchema, nameSchema, percentSchema, proseSchema } from './words.ts';

export const personalitySchema = z.strictObject({
  openness: percentSchema,
  conscientiousness: percentSchema,
  extraversion: percentSchema,
  agreeableness: percentSchema,
  neuroticism: percentSchema,
  grit: percentSchema,
  growthMindset: percentSchema,
  values: z.array(nameSchema).max(20),
});

/** One thing a character takes to be so, and how it came to think it. It may be wrong. */
export const beliefSchema = z.strictObject({
  /** What it is about: `props/mug`, `characters/ayu`, `places/study`. */
  about: z.string().min(1),
  /** Which side of it: a field such as `at` or `state`, or a word of its own. */
  aspect: z.string().min(1),
  value: jsonSchema,
  source: z.enum(['saw', 'told', 'inferred']),
  /** Who told it. */
  by: characterIdSchema.optional(),
  since: momentSchema,
  confidence: percentSchema,
});

export const desireSchema = z.strictObject({
  id: z.string().min(1),
  text: proseSchema,
  term: z.enum(['short', 'long']),
  weight: percentSchema,
});

/**
 * A need is a line: its value at a moment and how fast it moves. Integers only: millionths of a
 * point, and millionths of a point per minute.
 */
export const needSchema = z.strictObject({
  micropoints: z.int().min(0).max(100_000_000),
  ratePerMinute: z.int(),
  since: momentSchema,
});

export type Personality = Readonly<z.infer<typeof personalitySchema>>;
export type Belief = Readonly<z.infer<typeof beliefSchema>>;
export type Desire = Readonly<z.infer<typeof desireSchema>>;
export type Need = Readonly<z.infer<typeof needSchema>>;
