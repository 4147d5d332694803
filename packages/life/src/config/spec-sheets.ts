// The shapes of maps.json and characters.json: maps with obstacles and entrances, people with employment.
import { facilitySheetSchema } from '@hakoniwa/stage';
import { z } from 'zod';

const entranceSchema = z.looseObject({
  to: z.string().optional(),
  mapId: z.string().optional(),
  leadsTo: z.union([z.string(), z.looseObject({ mapId: z.string() })]).optional(),
  minutes: z.number().min(0).max(1_440).optional(),
});
export const mapSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1).optional(),
  obstacles: z
    .array(
      z.looseObject({ label: z.string().optional(), facility: facilitySheetSchema.optional() }),
    )
    .optional(),
  entrances: z.array(entranceSchema).optional(),
});
export const residentSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  mapId: z.string().optional(),
  money: z.int().min(0).optional(),
  employment: z
    .strictObject({
      jobId: z.string().min(1),
      workplaces: z.array(
        z.strictObject({ workplaceLabel: z.string().min(1), mapId: z.string().min(1) }),
      ),
    })
    .optional(),
});

export type MapSheet = z.infer<typeof mapSchema>;
export type Resident = z.infer<typeof residentSchema>;

/** The map an entrance leads to, however it is written. */
export function targetOf({
  to,
  mapId,
  leadsTo,
}: z.infer<typeof entranceSchema>): string | undefined {
  return to ?? mapId ?? (typeof leadsTo === 'object' ? leadsTo.mapId : leadsTo);
}
