// A place: where people and things are, and where one can go from there.
import { z } from 'zod';
import { characterIdSchema, placeIdSchema, propIdSchema } from './ids.ts';
import { aliasesSchema, nameSchema, percentSchema, proseSchema } from './words.ts';

/** Opening or working hours on the 24-hour clock; an end before the start crosses midnight. */
export const hoursSchema = z.strictObject({
  start: z.number().min(0).max(24),
  end: z.number().min(0).max(24),
});

const jobSchema = z.strictObject({
  jobId: z.string().min(1),
  title: nameSchema,
  hourlyWage: z.int().min(0),
  workHours: hoursSchema,
});

/** What a place or prop is good for in daily life. */
export const facilitySchema = z.strictObject({
  tags: z.array(z.string().min(1)).min(1),
  owner: characterIdSchema.optional(),
  cost: z.int().min(0).optional(),
  quality: percentSchema.optional(),
  hours: hoursSchema.optional(),
  job: jobSchema.optional(),
});

export const exitSchema = z.strictObject({
  to: placeIdSchema,
  /** The door one passes, if there is one. */
  via: propIdSchema.optional(),
  minutes: z
    .number()
    .min(0)
    .max(24 * 60),
});

export const placeSchema = z.strictObject({
  id: placeIdSchema,
  name: nameSchema,
  aliases: aliasesSchema,
  description: proseSchema,
  exits: z.array(exitSchema).max(200),
  /** The map this room belongs to. */
  parent: placeIdSchema.optional(),
  /** Where it is drawn. */
  zone: z.string().optional(),
  facility: facilitySchema.optional(),
});

export type Facility = z.infer<typeof facilitySchema>;
export type Exit = Readonly<z.infer<typeof exitSchema>>;
export type Place = Readonly<z.infer<typeof placeSchema>>;

/** What rooms are good for in which nobody stays longer than they have to, and never with others. */
export const PASSED_THROUGH: ReadonlySet<string> = new Set(['toilet', 'bathroom']);
