// Packs: which there are, and what is wrong with one that is sent.
import { z } from 'zod';
import { limits } from './limits.ts';
import { bilingualSchema, languageSchema } from './words.ts';

export const inLanguagesSchema = z.strictObject({
  ja: z.string().optional(),
  en: z.string().optional(),
});

export const packCardSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  title: inLanguagesSchema,
  description: inLanguagesSchema,
  languages: z.array(languageSchema),
  licence: z.string(),
  scenarios: z.array(z.strictObject({ id: z.string(), title: inLanguagesSchema })),
});

export const packListSchema = z.strictObject({ packs: z.array(packCardSchema) });

/** The pack's files by their path inside it; a path is only a name here, nothing is opened by it. */
export const packFilesSchema = z.strictObject({
  files: z
    .record(z.string().min(1).max(limits.pathLength), z.string())
    .refine((files) => Object.keys(files).length <= limits.packFiles, 'too many files'),
});

export const packReportSchema = z.strictObject({
  ok: z.boolean(),
  problems: z.array(
    z.strictObject({
      code: z.string(),
      severity: z.enum(['error', 'warning']),
      file: z.string(),
      line: z.int(),
      column: z.int(),
      message: bilingualSchema,
      fix: bilingualSchema,
    }),
  ),
});

export type PackCard = z.infer<typeof packCardSchema>;
