// quests.yaml: what a player is asked to do, by id.
import { byId, idSchema, localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { objectiveSchema } from './objective.ts';
import { type Objective, objectiveOf } from './objective-condition.ts';
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
export type QuestSheet = Readonly<z.infer<typeof questSchema>>;

/** A quest whose objectives are conditions. */
export interface Quest extends Omit<QuestSheet, 'objectives'> {
  readonly objectives: readonly Objective[];
}

/** The quest of a sheet: what it writes in short is read as the condition it stands for. */
export function readQuest(sheet: QuestSheet): Quest {
  return { ...sheet, objectives: sheet.objectives.map(objectiveOf) };
}
