// An operator: one thing somebody can set out to do, as a plan has it. No language is in here.
import { z } from 'zod';
import { limits } from '../../limits.ts';
import { deedSchema } from './deed.ts';
import { spokenActSchema } from './spoken-act.ts';

const id = z.string().min(1).max(limits.nameLength);

/** What of daily life is done, where if that matters, and for how long. */
const activitySchema = z.strictObject({
  action: id,
  target: id.optional(),
  minutes: z.int().min(0).max(limits.activityMinutes).optional(),
});

/** An act of the Stage, an activity of life, or a line: what its words do, to whom, about what. */
export const operatorSchema = z.union([
  z.strictObject({ do: deedSchema }),
  z.strictObject({ live: activitySchema }),
  z.strictObject({ line: spokenActSchema }),
]);

export type Operator = Readonly<z.infer<typeof operatorSchema>>;
