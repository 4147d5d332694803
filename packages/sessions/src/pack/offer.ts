// Services: what people of the pack do for a player, and at what price.
import { idSchema, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { percent, wholeNumberSchema } from './number.ts';

export const offerSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['heal', 'lodging', 'trade', 'training', 'information', 'guidance', 'logs']),
  text: localisedText,
  cost: wholeNumberSchema.optional(),
  /** Where it is done; wherever they are when absent. */
  place: idSchema.optional(),
  /** What is sold. */
  items: z.array(idSchema).max(50).optional(),
  /** The skill that is taught. */
  skill: idSchema.optional(),
  /** Percent of HP and MP that comes back. */
  restores: z.strictObject({ hp: percent.optional(), mp: percent.optional() }).optional(),
});

export type Offer = Readonly<z.infer<typeof offerSchema>>;
