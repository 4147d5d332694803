// places.yaml: the places of a pack, by id.
import { z } from 'zod';
import { localisedName, localisedText, localisedWords } from '../../world/schema/localised.ts';
import { hoursSchema } from '../../world/schema/place.ts';
import { percentSchema } from '../../world/schema/words.ts';
import { byId, idSchema } from './id.ts';

const jobSheetSchema = z.strictObject({
  jobId: z.string().min(1),
  title: localisedName,
  hourlyWage: z.int().min(0),
  workHours: hoursSchema,
});

/** What a place or prop is good for in daily life. */
export const facilitySheetSchema = z.strictObject({
  tags: z.array(z.string().min(1)).min(1),
  owner: idSchema.optional(),
  cost: z.int().min(0).optional(),
  quality: percentSchema.optional(),
  hours: hoursSchema.optional(),
  job: jobSheetSchema.optional(),
});

/** A way out: the place it leads to, or that with a door, a length, a direction. */
export const exitSheetSchema = z.union([
  idSchema,
  z.strictObject({
    to: idSchema,
    via: idSchema.optional(),
    minutes: z
      .number()
      .min(0)
      .max(24 * 60)
      .optional(),
    /** It is meant that one cannot come back this way. */
    oneWay: z.boolean().optional(),
  }),
]);

const placeSheetSchema = z.strictObject({
  name: localisedName,
  aliases: localisedWords.optional(),
  description: localisedText.optional(),
  exits: z.array(exitSheetSchema).max(200).optional(),
  parent: idSchema.optional(),
  zone: z.string().min(1).optional(),
  facility: facilitySheetSchema.optional(),
});

export const placesSchema = byId(placeSheetSchema);

export type ExitSheet = z.infer<typeof exitSheetSchema>;
export type PlaceSheet = Readonly<z.infer<typeof placeSheetSchema>>;
export type FacilitySheet = z.infer<typeof facilitySheetSchema>;

/** An exit with everything said. */
export function fullExit(exit: ExitSheet): Exclude<ExitSheet, string> {
  return typeof exit === 'string' ? { to: exit } : exit;
}
