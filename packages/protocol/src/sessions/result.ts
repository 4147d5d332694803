// The result of a session: what it was, what it brought, and what goes on.
import { z } from 'zod';
import { wireIdSchema } from '../words.ts';
import { processingStatusSchema } from './words.ts';

/** Where a claim comes from: events of play by their ids. */
const keyEventSchema = z.strictObject({ text: z.string(), eventIds: z.array(z.string()) });

const arcProgressSchema = z.strictObject({
  arcId: z.string(),
  title: z.string(),
  progressPercentage: z.number().min(0).max(100),
  phase: z.int().min(1),
  totalPhases: z.int().min(1),
  status: z.enum(['active', 'completed']),
  milestones: z.array(z.string()),
  /** The arc that is offered when this one is over. */
  next: z.string().nullable(),
});

export const sessionResultSchema = z.strictObject({
  id: wireIdSchema,
  sessionId: wireIdSchema,
  storySummary: z.string(),
  keyEvents: z.array(z.string()).max(5),
  /** The same with the events they point to. */
  keyEventSources: z.array(keyEventSchema).max(5),
  experienceGained: z.int().min(0),
  levelBefore: z.int().min(1),
  levelAfter: z.int().min(1),
  /** By the skill's name. */
  skillsImproved: z.record(z.string(), z.int()),
  itemsAcquired: z.array(z.string()),
  relations: z.array(z.strictObject({ name: z.string(), change: z.int(), affinity: z.int() })),
  world: z.array(z.strictObject({ name: z.string(), before: z.int(), after: z.int() })),
  graphUpdates: z.strictObject({ status: z.enum(['pending', 'applied']) }),
  /** The hook. */
  nextSessionHint: z.string(),
  continuationContext: z.string(),
  unresolvedPlots: z.array(z.string()).max(5),
  storyArcProgress: arcProgressSchema.nullable(),
  /** The steps the plain writer did because the model did not. */
  degraded: z.array(z.string()),
  createdAt: z.iso.datetime(),
});

/** A result that is not there yet; answered with 202. */
export const pendingResultSchema = z.strictObject({
  processingStatus: processingStatusSchema,
  resultId: wireIdSchema,
  steps: z.array(z.strictObject({ step: z.string(), state: z.string() })),
});

export type SessionResult = z.infer<typeof sessionResultSchema>;
export type PendingResult = z.infer<typeof pendingResultSchema>;
export type ArcProgress = z.infer<typeof arcProgressSchema>;
