// Quests as they are read: what is asked for, how far it is, and what it brings.

import { z } from 'zod';
import { storyStatusSchema } from './words.ts';

export const questSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: storyStatusSchema,
  progressPercentage: z.int().min(0).max(100),
  giver: z.string().nullable(),
  objectives: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      current: z.int().min(0),
      target: z.int().min(1),
      completed: z.boolean(),
    }),
  ),
  /** A line for each reward. */
  rewards: z.array(z.string()),
  completedAt: z.iso.datetime().nullable(),
});

export const questListSchema = z.strictObject({ quests: z.array(questSchema) });

/** A quest that moved in a turn. */
export const questUpdateSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  progressPercentage: z.int().min(0).max(100),
  completed: z.boolean(),
});

export type WireQuest = z.infer<typeof questSchema>;
export type QuestUpdate = z.infer<typeof questUpdateSchema>;
