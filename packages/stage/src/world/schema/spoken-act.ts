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

/** What a question asks for, where it asks for more than yes or no. */
export const QUESTION_WORDS = [
  'who',
  'what',
  'where',
  'when',
  'why',
  'how',
  'how-much',
  'which',
] as const;

/** What a question asks for. */
export type QuestionWord = (typeof QUESTION_WORDS)[number];

/** One thing that is done with words: the act, to whom, about what. */
export const spokenActSchema = z.strictObject({
  act: speechActSchema,
  to: id.optional(),
  about: contentSchema.optional(),
  /** What a question asks for. */
  asks: z.enum(QUESTION_WORDS).optional(),
  /** Asked or given one's word not to do, told not to be so. */
  not: z.literal(true).optional(),
});

export type SpokenAct = Readonly<z.infer<typeof spokenActSchema>>;
