// What somebody gives their word for, as any language says it: the deed, the words, and the time that was named.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { promisedDeedSchema } from '../world/schema/promised-deed.ts';

/** A time as words name it, from the moment they are said; nothing is counted up yet. */
const timeSaidSchema = z.strictObject({
  /** Milliseconds from now: in half an hour. */
  afterMs: z.number().nonnegative().optional(),
  /** Days from today. */
  day: z.int().nonnegative().optional(),
  /** The part of a day, by its id. */
  part: z.string().max(limits.nameLength).optional(),
  clock: z
    .strictObject({
      hour: z.int().min(0).max(24),
      minute: z.int().min(0).max(99),
      /** Which half of the day, where the words say so. */
      half: z.enum(['am', 'pm']).optional(),
    })
    .optional(),
  /** Minutes within which something vague is meant: soon, later. */
  soonMinutes: z.number().nonnegative().optional(),
});

/** One promise as it was made. */
export const promisedSchema = z.strictObject({
  /** The sentence that promises. */
  text: z.string().min(1),
  deed: promisedDeedSchema,
  /** Left out where no time was named. */
  time: timeSaidSchema.optional(),
  /** Who was named with it, of those who hear it. */
  to: z.string().max(limits.nameLength).optional(),
  /** The place that was named for a meeting. */
  place: z.string().max(limits.nameLength).optional(),
});

/** A time as it was said. */
export type TimeSaid = Readonly<z.infer<typeof timeSaidSchema>>;
/** A promise as it was made. */
export type Promised = Readonly<z.infer<typeof promisedSchema>>;
