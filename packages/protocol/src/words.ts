// The small pieces that messages share: ids, names, paths, positions.
import { LANGUAGES, type TextLanguage, VALUE_OPERATIONS } from '@hakoniwa/stage/vocabulary';
import { z } from 'zod';
import { limits } from './limits.ts';

/** Control characters are in no name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no name holds; written so that every reader of a JSON Schema knows it.
const PLAIN = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** A line of text that is somebody's or something's name. */
export const lineSchema = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(PLAIN, 'control characters')
    .refine((text) => text.isWellFormed(), 'half a character');

export const wireIdSchema = z
  .string()
  .min(1)
  .max(limits.idLength)
  .regex(PLAIN, 'control characters')
  .refine((text) => text.isWellFormed(), 'half a character');
export const wireNameSchema = lineSchema(limits.nameLength);
export const wireLanguageSchema = z.enum(LANGUAGES);
export const seqSchema = z.int().min(0).max(limits.seq);

/** A JSON pointer (RFC 6901). */
export const pathSchema = z
  .string()
  .max(limits.pathLength)
  .regex(/^(\/.*)?$/s, 'a JSON pointer is empty or starts with /');

/** Where a log stands. */
export const headSchema = z.strictObject({
  branch: wireIdSchema,
  seq: seqSchema,
  hash: z.string(),
});

/** A sentence of the product, in every language it is written in. */
export const bilingualSchema = z.strictObject({
  ja: z.string(),
  en: z.string(),
} satisfies Readonly<Record<TextLanguage, z.ZodString>>);

/** The world refuses: a reason of the fixed list, a finer cause, and what it is about. */
export const denialSchema = z.strictObject({
  reason: z.string(),
  cause: z.string(),
  about: z.string().optional(),
  needs: z.string().optional(),
});

/** Any JSON; what it may hold is decided where it is applied. */
export const wireJsonSchema = z.unknown();

const operationOf = (path: z.ZodString) =>
  z.union([
    z.strictObject({ op: z.enum(VALUE_OPERATIONS), path, value: wireJsonSchema }),
    z.strictObject({ op: z.literal('remove'), path }),
    z.strictObject({ op: z.enum(['move', 'copy']), path, from: path }),
  ]);

/** One operation of RFC 6902, as it may be sent. */
export const wireOperationSchema = operationOf(pathSchema);
/** One that is told: a path of ours may hold a whole path that was sent, with its slashes escaped. */
export const toldOperationSchema = operationOf(z.string());

/** Why something is done: the goal it follows, what it answers, the events that set it off. */
export const wireWhySchema = z.strictObject({
  goal: z.string().optional(),
  step: z.int().optional(),
  practice: z.string().optional(),
  answers: z.int().optional(),
  causes: z.array(z.int()).optional(),
});
