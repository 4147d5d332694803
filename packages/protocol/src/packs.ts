// Packs: which there are, and what is wrong with one that is sent.
import { byLanguage, isPackPath, SEVERITIES, limits as stageLimits } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from './limits.ts';
import { bilingualSchema, wireLanguageSchema } from './words.ts';

export const inLanguagesSchema = byLanguage(z.string());

export const packCardSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  title: inLanguagesSchema,
  description: inLanguagesSchema,
  languages: z.array(wireLanguageSchema),
  licence: z.string(),
  scenarios: z.array(z.strictObject({ id: z.string(), title: inLanguagesSchema })),
});

export const packListSchema = z.strictObject({ packs: z.array(packCardSchema) });

/** Where a file stands in its pack: no name leads out of it. */
export const packPathSchema = z
  .string()
  .min(1)
  .max(stageLimits.packPathLength)
  .refine(isPackPath, 'a path inside the pack, as in scenarios/morning.yaml');

/** The pack's files by their path inside it. */
export const packFilesSchema = z.strictObject({
  files: z
    .record(packPathSchema, z.string())
    .refine((files) => Object.keys(files).length <= limits.packFiles, 'too many files'),
});

const packProblemSchema = z.strictObject({
  code: z.string(),
  severity: z.enum(SEVERITIES),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: bilingualSchema,
  fix: bilingualSchema,
});

export const packReportSchema = z.strictObject({
  ok: z.boolean(),
  problems: z.array(packProblemSchema),
  /** What is well to know without being a mistake. */
  notes: z.array(packProblemSchema),
});

export type PackCard = z.infer<typeof packCardSchema>;
