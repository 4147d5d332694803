// What goes on inside a character, as data: personality, beliefs, desires, needs.

import { z } from 'zod';
import { jsonSchema } from '../../base/json-schema.ts';
import { BELIEF_SOURCES } from '../../base/vocabulary.ts';
import { conditionSchema } from './condition.ts';
import { characterIdSchema } from './ids.ts';
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

/** What a character takes to be so of one side of a thing, and how it came to think it. It may be wrong. */
const heldSchema = z.strictObject({
  value: jsonSchema,
  source: z.enum(BELIEF_SOURCES),
  /** Who told it. */
  by: characterIdSchema.optional(),
  since: momentSchema,
  confidence: percentSchema,
});

/** All that one character takes to be so of one thing, by the side of it. */
export const beliefsSchema = z.strictObject({
  who: characterIdSchema,
  /** What it is about: `props/mug`, `characters/ayu`, `places/study`. */
  about: z.string().min(1),
  /** By side: a field such as `at` or `state`, or a word of its own. A newer one takes the place of the older. */
  sides: z.record(z.string().min(1), heldSchema),
});

const WEEK_MINUTES = 7 * 24 * 60;

export const desireSchema = z.strictObject({
  id: z.string().min(1),
  text: proseSchema,
  term: z.enum(['short', 'long']),
  weight: percentSchema,
  /** What must be so for it to be fulfilled; the variable `self` is whoever wants it. Without it the words alone say. */
  wants: conditionSchema.optional(),
  /** Minutes after which what was done for it no longer counts: thirst comes back, a round is made again. */
  again: z.int().min(1).max(WEEK_MINUTES).optional(),
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
export type Held = Readonly<z.infer<typeof heldSchema>>;
export type Beliefs = Readonly<z.infer<typeof beliefsSchema>>;
/** A belief on its own, with what it is about and which side of it. */
export type Belief = Held & { readonly about: string; readonly aspect: string };
export type Desire = Readonly<z.infer<typeof desireSchema>>;
export type Need = Readonly<z.infer<typeof needSchema>>;
