// quests.yaml: what a player is asked to do, by id.
import { byId, idSchema, localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { objectiveSchema } from './objective.ts';
import { rewardsSchema } from './rewards.ts';

const questSchema = z.strictObject({
  title: localisedName,
  /** What it is about, in a sentence or two. */
  description: localisedText,
  /** Whether every character has it from the first session on. */
  first: z.boolean().optional(),
  /** Who asks for it, when somebody does. */
  giver: idSchema.optional(),
  objectives: z.array(objectiveSchema).min(1).max(limits.objectives),
  rewards: rewardsSchema,
  /** What is told when it is done. */
  done: localisedText,
});

export const questsSchema = byId(questSchema);
export type Quest = Readonly<z.infer<typeof questSchema>>;
