// session.yaml: how a pack is played as a campaign.
import { byId, idSchema, localisedName } from '@hakoniwa/stage';
import { z } from 'zod';
import { arcsSchema } from './arc.ts';
import { endingSchema } from './ending.ts';
import { itemSchema } from './item.ts';
import { percent } from './number.ts';
import { offerSchema } from './offer.ts';
import { openingSchema, visitorSchema } from './opening.ts';
import { skillSchema } from './skill.ts';

export const sessionSheetSchema = z.strictObject({
  opening: openingSchema,
  visitor: visitorSchema,
  ending: endingSchema.optional(),
  /** Other numbers for endings in some scenarios. */
  endings: z.record(z.string().min(1), endingSchema).optional(),
  skills: byId(skillSchema),
  items: byId(itemSchema),
  /** By character id. */
  services: z.record(z.string().min(1), z.array(offerSchema).max(20)).optional(),
  /** Where the world stands at first, in percent. */
  axes: z.strictObject({
    peace: percent,
    resources: percent,
    magic: percent,
    corruption: percent,
  }),
  tensions: byId(z.strictObject({ name: localisedName, percent })).optional(),
  arcs: arcsSchema,
  /** The arc of the second session. */
  firstArc: idSchema.optional(),
});

export type SessionSheet = Readonly<z.infer<typeof sessionSheetSchema>>;
