// One act of speech as it is expected: what the words do, to whom, and with what content.
import { QUESTION_WORDS, speechActSchema } from '@hakoniwa/stage';
import { z } from 'zod';
import { may } from './label-base.ts';

export const spokenLabelSchema = z.strictObject({
  act: speechActSchema,
  /** Acts a fair reader may take it for instead. */
  or: z.array(speechActSchema).min(1).optional(),
  /** To whom, where that is beyond doubt. */
  to: z.string().min(1).optional(),
  /** The Stage's verb for what is asked for, offered, promised or proposed. */
  does: z.string().min(1).optional(),
  /** Names of this world that the content cannot be without. */
  about: z.array(z.string().min(1)).min(1).optional(),
  asks: z.enum(QUESTION_WORDS).optional(),
  /** The content is negated: asked not to do, told not to be so. */
  not: z.literal(true).optional(),
  may,
});

export type SpokenLabel = Readonly<z.infer<typeof spokenLabelSchema>>;
