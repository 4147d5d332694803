// A condition: what may be so in a world, or have been done in it, as data that can be asked and wished for.
import { z } from 'zod';
import { type Localised, localisedText } from './localised.ts';
import { termSchema } from './term.ts';
import { timeSchema } from './time.ts';
import { classSchema, momentSchema, nameSchema, threadKindSchema } from './words.ts';

const whom = termSchema.optional();
const amount = z.number().min(-1_000_000_000).max(1_000_000_000).optional();

/** The forms that say something by themselves; whoever is not named may be anyone. */
const plainForms = {
  /** Somebody is at a place. */
  at: z.strictObject({ character: whom, place: termSchema }).optional(),
  /** Somebody has a prop in the hand. */
  holds: z.strictObject({ character: whom, prop: termSchema }).optional(),
  /** A prop is directly inside another. */
  in: z.strictObject({ prop: termSchema, container: termSchema }).optional(),
  /** A prop is directly on something with a top: a table, a shelf, a tray. */
  on: z.strictObject({ prop: termSchema, surface: termSchema }).optional(),
  /** A prop has a state word, or one of the same meaning. */
  state: z.strictObject({ prop: termSchema, has: nameSchema }).optional(),
  /** A prop is of a class, or of one that is a sort of it. */
  class: z.strictObject({ prop: termSchema, is: classSchema }).optional(),
  /** Somebody did something, at a moment or later. */
  done: z
    .strictObject({
      verb: nameSchema,
      by: whom,
      object: termSchema.optional(),
      target: termSchema.optional(),
      since: momentSchema.optional(),
    })
    .optional(),
  /** Somebody believes something of a thing, place or person. */
  knows: z
    .strictObject({ character: whom, about: termSchema, aspect: nameSchema.optional() })
    .optional(),
  /** Somebody has a relation to another, or has seen them. */
  met: z.strictObject({ character: whom, other: termSchema }).optional(),
  /** Somebody has an open promise, question or goal toward another. */
  owes: z
    .strictObject({
      character: whom,
      to: termSchema.optional(),
      kind: threadKindSchema.optional(),
    })
    .optional(),
  /** A number of somebody's is within bounds: `money`, `affinity` to another, or a need. */
  axis: z
    .strictObject({
      character: whom,
      name: nameSchema,
      to: termSchema.optional(),
      atLeast: amount,
      atMost: amount,
    })
    .optional(),
  /** A moment of the world has come, or a time of the day. */
  past: z.strictObject({ moment: momentSchema.optional(), time: timeSchema.optional() }).optional(),
};

type PlainForms = z.infer<z.ZodObject<typeof plainForms>>;

/** Exactly one form says what must be so; `text` says it to people. */
export interface Condition extends Readonly<PlainForms> {
  readonly text?: Localised | undefined;
  readonly all?: readonly Condition[] | undefined;
  readonly any?: readonly Condition[] | undefined;
  readonly not?: Condition | undefined;
}

export const conditionSchema: z.ZodType<Condition> = z.strictObject({
  text: localisedText.optional(),
  ...plainForms,
  get all() {
    return z.array(conditionSchema).min(1).max(50).optional();
  },
  get any() {
    return z.array(conditionSchema).min(1).max(50).optional();
  },
  get not() {
    return conditionSchema.optional();
  },
});

/** Every form, in the order they are looked for. */
export const CONDITION_FORMS = [
  'at',
  'holds',
  'state',
  'in',
  'on',
  'class',
  'done',
  'knows',
  'met',
  'owes',
  'axis',
  'past',
  'all',
  'any',
  'not',
] as const;
export type ConditionForm = (typeof CONDITION_FORMS)[number];

/** The form a condition has; undefined when it says nothing. */
export function formOf(condition: Condition): ConditionForm | undefined {
  return CONDITION_FORMS.find((form) => condition[form] !== undefined);
}
