// A line somebody says, with the acts of speech it is made of, in order.
import { z } from 'zod';
import { labelBase } from './label-base.ts';
import { spokenLabelSchema } from './spoken-label.ts';

export const lineLabelSchema = z.strictObject({
  ...labelBase,
  /** Who hears it. */
  hearers: z.array(z.string().min(1)),
  /** The line right before it, without which many a second part cannot be told. */
  before: z.strictObject({ speaker: z.string().min(1), text: z.string().min(1) }).optional(),
  acts: z.array(spokenLabelSchema),
});

export type LineLabel = Readonly<z.infer<typeof lineLabelSchema>>;
