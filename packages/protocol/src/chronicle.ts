// A page of a garden's chronicle: one of its days, line by line, with who was in it and where.
import { z } from 'zod';
import { seqSchema, wireIdSchema, wireLanguageSchema } from './words.ts';

/** What a line of the chronicle is about; a filter names any of them. */
export const CHRONICLE_KINDS = [
  'act',
  'activity',
  'walk',
  'talk',
  'speech',
  'episode',
  'interrupt',
  'promise',
  'happening',
  'story',
] as const;
export type ChronicleKind = (typeof CHRONICLE_KINDS)[number];

const chronicleEntrySchema = z.strictObject({
  /** The event that it tells. */
  seq: seqSchema,
  /** World time. */
  at: z.number(),
  clock: z.string(),
  kind: z.enum(CHRONICLE_KINDS),
  who: z.string().optional(),
  place: z.string().optional(),
  /** Those who are talked with. */
  with: z.array(z.string()).optional(),
  /** The words alone; hour and name are beside them. */
  text: z.string(),
  /** Points by need, of an episode. */
  effects: z.record(z.string(), z.number()).optional(),
});

export const chronicleDaySchema = z.strictObject({
  garden: z.strictObject({
    id: wireIdSchema,
    name: z.string(),
    /** A town lives by the minute; a scene turn by turn. */
    kind: z.enum(['town', 'scene']),
    /** Whether it is the caller's own: others read, but do not look into the log. */
    isOwn: z.boolean(),
  }),
  branch: wireIdSchema,
  language: wireLanguageSchema,
  day: z.int().min(1),
  /** How many days there are so far. */
  days: z.int().min(1),
  /** The calendar day, as `2025-04-01`. */
  date: z.string(),
  /** Names of all that the entries speak of, by id. */
  people: z.record(z.string(), z.string()),
  places: z.record(z.string(), z.string()),
  entries: z.array(chronicleEntrySchema),
  /** The `after` of the following page of the same day. */
  next: seqSchema.nullable(),
});

export type ChronicleDay = z.infer<typeof chronicleDaySchema>;
