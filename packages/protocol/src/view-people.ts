// People in a view: what anyone sees of them, and the inner life that is theirs and the director's.
import { lookSchema } from '@hakoniwa/stage/looks';
import { BELIEF_SOURCES, CONTROLLERS } from '@hakoniwa/stage/vocabulary';
import { z } from 'zod';
import { wireJsonSchema } from './words.ts';

export const audienceSchema = z.union([
  z.strictObject({ as: z.enum(['director', 'public']) }),
  z.strictObject({ as: z.enum(['character', 'player']), id: z.string() }),
]);

const percent = z.number().min(0).max(100);

const personalitySchema = z.strictObject({
  openness: percent,
  conscientiousness: percent,
  extraversion: percent,
  agreeableness: percent,
  neuroticism: percent,
  grit: percent,
  growthMindset: percent,
  values: z.array(z.string()),
});

const beliefSchema = z.strictObject({
  about: z.string(),
  aspect: z.string(),
  value: wireJsonSchema,
  source: z.enum(BELIEF_SOURCES),
  by: z.string().optional(),
  since: z.number(),
  confidence: percent,
});

const desireSchema = z.strictObject({
  id: z.string(),
  text: z.string(),
  term: z.enum(['short', 'long']),
  weight: percent,
  /** What must be so for it to be fulfilled, as packs write it. */
  wants: wireJsonSchema.optional(),
  /** Minutes after which it is wanted anew. */
  again: z.int().optional(),
});

const innerSchema = z.strictObject({
  personality: personalitySchema,
  beliefs: z.array(beliefSchema),
  desires: z.array(desireSchema),
  /** What it has set out to do; words in worlds of 0.1. */
  intention: z
    .union([
      z.strictObject({
        goal: z.string(),
        steps: z.array(wireJsonSchema),
        at: z.int(),
        since: z.number(),
      }),
      z.string(),
    ])
    .optional(),
  /** The same in words: what it is for, and the steps still to take. */
  aim: z.strictObject({ goal: z.string(), steps: z.array(z.string()) }).optional(),
  needs: z.record(z.string(), z.number()),
  money: z.number(),
});

export const characterViewSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  description: z.string(),
  look: lookSchema.optional(),
  place: z.string(),
  posture: z.string().optional(),
  hands: z.int(),
  status: z.array(z.strictObject({ name: z.string(), level: z.number().optional() })),
  activity: z.string().optional(),
  controlledBy: z.enum(CONTROLLERS),
  inner: innerSchema.optional(),
});
