// A goal: a condition that a scenario is to reach, and that can be proved reachable.
import { type Condition, conditionSchema } from '../../world/schema/condition.ts';

export type Goal = Condition;
export const goalSchema = conditionSchema;
