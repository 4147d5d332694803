// Why somebody did something: the goal, the plan, what was refused before, what else was weighed, and what set it off.
import { z } from 'zod';

const past = { seq: z.int(), text: z.string() } as const;

export const eventReasonsSchema = z.strictObject({
  ...past,
  /** The goal as it stands in the log. */
  goal: z.string().optional(),
  /** The goal in words. */
  wish: z.string().optional(),
  /** What was set out to be done, and how far it had come. */
  plan: z.strictObject({ steps: z.array(z.string()), at: z.int() }).optional(),
  /** Earlier tries for the same goal that were refused. */
  refused: z.array(z.strictObject({ ...past, cause: z.string() })),
  /** What else was weighed just then, and why it was not done. */
  considered: z.array(z.strictObject({ text: z.string(), because: z.string() })),
  /** The events that set it off, or that it answers. */
  causes: z.array(z.strictObject(past)),
});
