// What one does with words, and what they are about: ids alone, in no language.
import { z } from 'zod';
import { speechActSchema } from '../../base/speech-acts.ts';
import { limits } from '../../limits.ts';

/** What words may be about. */
const CONTENT_KINDS = [
  'thing',
  'person',
  'place',
  'deed',
  'denial',
  'happening',
  'need',
  'wish',
  'memory',
  'time',
  'weather',
] as const;

const id = z.string().min(1).max(limits.nameLength);

/** What something is said about: its kind and, where it has one, its id, key or verb; of a deed also with what. */
const contentSchema = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  of: id.optional(),
  with: id.optional(),
});

/** One thing that is done with words: the act, to whom, about what. */
export const spokenActSchema = z.strictObject({
  act: speechActSchema,
  to: id.optional(),
  about: contentSchema.optional(),
});

export type SpokenAct = Readonly<z.infer<typeof spokenActSchema>>;
