// What a character has set out to do: a goal, the steps to it, and how far it has come.
import { z } from 'zod';
import { limits } from '../../limits.ts';
import { operatorSchema } from './operator.ts';
import { momentSchema } from './words.ts';

const fields = {
  /** What it is for, as it stands in the reasons of events. */
  goal: z.string().min(1).max(limits.whyBytes),
  steps: z.array(operatorSchema).min(1).max(limits.intentionSteps),
  /** The step that is being done or comes next, from 0. */
  at: z
    .int()
    .min(0)
    .max(limits.intentionSteps - 1),
};

export const intentionSchema = z
  .strictObject({ ...fields, since: momentSchema })
  .refine(({ at, steps }) => at < steps.length);

/** What a command brings of one: since when is the world's to say. */
export const intendsSchema = z
  .strictObject(fields)
  .refine(({ at, steps }) => at < steps.length)
  .nullable();

export type Intention = Readonly<z.infer<typeof intentionSchema>>;
/** An intention as it is adopted; `null` gives up the one there is. */
export type Intends = Readonly<z.infer<typeof intendsSchema>>;

/** The intention of a character; in worlds of 0.1 there may be words in its place, which nobody follows. */
export function intentionOf(character: {
  readonly intention?: Intention | string | undefined;
}): Intention | undefined {
  const { intention } = character;
  return typeof intention === 'object' ? intention : undefined;
}
