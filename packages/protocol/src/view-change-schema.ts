// The difference between two views as it stands on the wire.
import { z } from 'zod';
import { characterViewSchema } from './view-people.ts';
import { happeningViewSchema, placeViewSchema, propViewSchema } from './view-things.ts';

const listChange = <T extends z.ZodType>(entity: T) =>
  z
    .strictObject({
      /** Entities that are new or not as they were. */
      set: z.array(entity).optional(),
      /** Ids of those that are gone. */
      gone: z.array(z.string()).optional(),
      /** All ids in their new order, when setting and removing alone would not give it. */
      order: z.array(z.string()).optional(),
    })
    .optional();

export const viewChangeSchema = z.strictObject({
  /** Fields of the view that are not lists, as they are now; null when one is gone. */
  fields: z.record(z.string(), z.unknown()).optional(),
  places: listChange(placeViewSchema),
  characters: listChange(characterViewSchema),
  props: listChange(propViewSchema),
  happenings: listChange(happeningViewSchema),
});
