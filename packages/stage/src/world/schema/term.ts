// A term of a condition: an id, or something of a class, kind or name, called the same wherever it is meant.
import { z } from 'zod';
import { limits } from '../../limits.ts';
import { classSchema, kindSchema, nameSchema } from './words.ts';

/** An id; or a variable: a coffee, a key, whoever it is. */
export const termSchema = z.union([
  z.string().min(1).max(limits.idLength),
  z.strictObject({
    /** The same word means the same thing in the whole condition; without one it means any. */
    as: nameSchema.optional(),
    class: classSchema.optional(),
    kind: kindSchema.optional(),
    /** Its name, one of its aliases, or the end of one. */
    name: nameSchema.optional(),
  }),
]);

export type Term = z.infer<typeof termSchema>;
export type Variable = Exclude<Term, string>;
