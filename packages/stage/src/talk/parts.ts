// The parts of a turn as our own minds write them: deeds of the Stage, and words with what they do.
import { z } from 'zod';
import { actSchema } from '../act/act.ts';
import { limits } from '../limits.ts';
import { speechActSchema } from './speech-acts.ts';

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

/** What something is said about: its kind and, where it has one, its id, key or verb. */
const contentSchema = z.strictObject({ kind: z.enum(CONTENT_KINDS), of: id.optional() });

/** One thing that is done with words: the act, to whom, about what. */
export const spokenActSchema = z.strictObject({
  act: speechActSchema,
  to: id.optional(),
  about: contentSchema.optional(),
});

/** What is done, by the laws of the Stage; whose turn it is does it. */
const deedSchema = z.strictObject({ do: actSchema.omit({ actor: true }) });

/** What is said, word for word, and what the words do. */
const sayingSchema = z.strictObject({
  say: z.string().min(1),
  acts: z.array(spokenActSchema).max(limits.speechActs),
});

export const partSchema = z.union([deedSchema, sayingSchema]);

export type SpokenAct = Readonly<z.infer<typeof spokenActSchema>>;
/** A part of a turn. */
export type TurnPart = z.infer<typeof partSchema>;
export type TypedSaying = z.infer<typeof sayingSchema>;
