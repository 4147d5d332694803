// A goal: a state of the world that can be checked, and proved reachable.
import { z } from 'zod';
import { nameSchema } from '../../world/schema/words.ts';
import { idSchema } from './id.ts';
import { type Localised, localisedText } from './localised.ts';

/** Exactly one of the five says what must be so; `text` says it to people. */
export interface Goal {
  readonly text?: Localised | undefined;
  /** Somebody is at a place; anyone when no character is named. */
  readonly at?: { readonly character?: string | undefined; readonly place: string } | undefined;
  /** Somebody holds a prop. */
  readonly holds?: { readonly character?: string | undefined; readonly prop: string } | undefined;
  /** A prop has a state word, or one of the same meaning. */
  readonly state?: { readonly prop: string; readonly has: string } | undefined;
  readonly all?: readonly Goal[] | undefined;
  readonly any?: readonly Goal[] | undefined;
}

export const GOAL_FORMS = ['at', 'holds', 'state', 'all', 'any'] as const;

export const goalSchema: z.ZodType<Goal> = z.strictObject({
  text: localisedText.optional(),
  at: z.strictObject({ character: idSchema.optional(), place: idSchema }).optional(),
  holds: z.strictObject({ character: idSchema.optional(), prop: idSchema }).optional(),
  state: z.strictObject({ prop: idSchema, has: nameSchema }).optional(),
  get all() {
    return z.array(goalSchema).min(1).max(50).optional();
  },
  get any() {
    return z.array(goalSchema).min(1).max(50).optional();
  },
});
