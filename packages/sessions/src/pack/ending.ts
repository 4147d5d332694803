// When a session is proposed to end, and when it must: numbers a pack may tune.
import { idSchema } from '@hakoniwa/stage';
import { z } from 'zod';
import { percent, positive } from './number.ts';

/** All optional; what a pack leaves out is as the product has it. */
export const endingSchema = z.strictObject({
  /** Over these a proposal is made. */
  propose: z
    .strictObject({
      turns: positive.optional(),
      messages: positive.optional(),
      activeMinutes: positive.optional(),
      /** Under these. */
      hpPercent: percent.optional(),
      mpPercent: percent.optional(),
      /** Items that are a break in the story. */
      importantItems: z.array(idSchema).max(50).optional(),
    })
    .optional(),
  /** From these on the session ends. */
  end: z
    .strictObject({
      proposals: positive.optional(),
      turns: positive.optional(),
      activeMinutes: positive.optional(),
      characters: positive.optional(),
    })
    .optional(),
  /** The most minutes between two acts that count as play. */
  gapMinutes: positive.optional(),
});

export type EndingSheet = Readonly<z.infer<typeof endingSchema>>;
