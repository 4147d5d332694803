// Arcs: stories longer than a session, as they are read.

import { z } from 'zod';
import { storyStatusSchema } from './words.ts';

export const arcSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  arcType: z.string(),
  conflict: z.string(),
  themes: z.array(z.string()),
  status: storyStatusSchema,
  progressPercentage: z.number().min(0).max(100),
  currentPhase: z.int().min(1),
  totalPhases: z.int().min(1),
  sessionCount: z.int().min(0),
  phases: z.array(
    z.strictObject({
      title: z.string(),
      text: z.string(),
      milestones: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          completedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  ),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});

export const arcListSchema = z.strictObject({ arcs: z.array(arcSchema) });
export type WireArc = z.infer<typeof arcSchema>;
