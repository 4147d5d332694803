// Why somebody did something: the goal it follows, what it answers, what set it off. Ids and numbers alone.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { canonicalJson } from './canonical.ts';
import type { Json } from './json.ts';

const id = z.string().min(1).max(limits.whyBytes);
const seq = z.int().min(1);

export const whySchema = z
  .strictObject({
    /** What is followed, as a kind and whose or which: `need:satiety`, `desire:rest`, `promise:thread-3`. */
    goal: id.optional(),
    /** Which step of the intention it is, from 0. */
    step: z
      .int()
      .min(0)
      .max(limits.intentionSteps - 1)
      .optional(),
    /** The joint activity it is part of. */
    practice: id.optional(),
    /** The event whose words it answers. */
    answers: seq.optional(),
    /** The events that set it off. */
    causes: z.array(seq).min(1).max(limits.whyCauses).optional(),
  })
  .refine((why) => Object.values(why).some((value) => value !== undefined))
  .refine((why) => bytesOf(why) <= limits.whyBytes);

export type Why = Readonly<z.infer<typeof whySchema>>;

/** What may be known of a reason. */
interface Known extends Omit<Why, 'causes'> {
  readonly causes?: readonly number[] | undefined;
}

/** A reason with what is known of it; undefined when nothing is. Of a goal with too long a name the kind stays. */
export function whyOf(known: Known): Why | undefined {
  const entries = Object.entries(known).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return undefined;
  const why = Object.fromEntries(entries) as Why;
  return bytesOf(why) <= limits.whyBytes ? why : { ...why, goal: why.goal?.split(':')[0] };
}

function bytesOf(why: object): number {
  return new TextEncoder().encode(canonicalJson(why as Json)).length;
}
