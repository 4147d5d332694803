// The small pieces that messages share: ids, names, paths, positions.
import { z } from 'zod';
import { limits } from './limits.ts';

/** No database keeps half a pair or the character 0, and no id has a control character. */
const isPlain = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

export const idSchema = z
  .string()
  .min(1)
  .max(limits.idLength)
  .refine(isPlain, 'control characters');
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.nameLength)
  .refine(isPlain, 'control characters');
export const languageSchema = z.enum(['ja', 'en']);
export const seqSchema = z.int().min(0);

/** A JSON pointer (RFC 6901). */
export const pathSchema = z
  .string()
  .max(limits.pathLength)
  .regex(/^(\/.*)?$/s, 'a JSON pointer is empty or starts with /');

/** Where a log stands. */
export const headSchema = z.strictObject({ branch: idSchema, seq: seqSchema, hash: z.string() });

/** Text in both languages. */
export const bilingualSchema = z.strictObject({ ja: z.string(), en: z.string() });

/** The world refuses: a reason of the fixed list, a finer cause, and what it is about. */
export const denialSchema = z.strictObject({
  reason: z.string(),
  cause: z.string(),
  about: z.string().optional(),
  needs: z.string().optional(),
});

/** Any JSON; what it may hold is decided where it is applied. */
export const jsonSchema = z.unknown();

/** One operation of RFC 6902. */
export const operationSchema = z.union([
  z.strictObject({
    op: z.enum(['add', 'replace', 'test']),
    path: pathSchema,
    value: jsonSchema,
  }),
  z.strictObject({ op: z.literal('remove'), path: pathSchema }),
  z.strictObject({ op: z.enum(['move', 'copy']), path: pathSchema, from: pathSchema }),
]);
