// Arcs: stories longer than a session, in phases with milestones.

import { byId, idSchema, localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { AXES } from './axes.ts';
import { rewardsSchema } from './rewards.ts';

const milestoneSchema = z.strictObject({
  id: idSchema,
  title: localisedName,
  /** All of these must have happened. */
  needs: z.strictObject({
    quests: z.array(idSchema).max(20).optional(),
    talkedTo: z.array(idSchema).max(20).optional(),
    visited: z.array(idSchema).max(20).optional(),
    fragments: z.array(idSchema).max(20).optional(),
  }),
  rewards: rewardsSchema.optional(),
});

const arcSchema = z.strictObject({
  title: localisedName,
  description: localisedText,
  type: z.enum(['main_quest', 'side_quest', 'character_arc', 'world_event', 'personal_story']),
  conflict: localisedText,
  themes: z.array(localisedName).max(10).optional(),
  phases: z
    .array(
      z.strictObject({
        title: localisedName,
        text: localisedText,
        milestones: z.array(milestoneSchema).max(10).optional(),
      }),
    )
    .min(1)
    .max(limits.phases),
  /** The arc offered when this one is over. */
  next: idSchema.optional(),
  /** The state of the world it answers to; such an arc comes when no other is left, as often as it is wanted. */
  answers: z.enum(AXES).optional(),
});

export const arcsSchema = byId(arcSchema);
export type Arc = Readonly<z.infer<typeof arcSchema>>;
