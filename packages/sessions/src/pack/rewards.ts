// Rewards: what a quest, an encounter or a milestone gives, all of it on the character afterwards.
import { idSchema, localisedName } from '@hakoniwa/stage';
import { z } from 'zod';
import { percent, positive, wholeNumberSchema } from './number.ts';

export const rewardsSchema = z.strictObject({
  exp: wholeNumberSchema.optional(),
  money: wholeNumberSchema.optional(),
  items: z
    .array(z.strictObject({ item: idSchema, count: positive.optional() }))
    .max(20)
    .optional(),
  titles: z.array(localisedName).max(5).optional(),
  /** Points kept by name: connections, logs and the like. */
  counters: z
    .record(z.string().min(1), z.strictObject({ name: localisedName, add: positive }))
    .optional(),
  /** Experience of skills, by skill id. */
  skills: z.record(z.string().min(1), percent).optional(),
  unlocks: z
    .array(z.strictObject({ id: idSchema, name: localisedName }))
    .max(10)
    .optional(),
});

export type Rewards = Readonly<z.infer<typeof rewardsSchema>>;
