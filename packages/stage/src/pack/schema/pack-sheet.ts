// pack.yaml: what the pack is, which languages it speaks, and how its worlds begin.
import { z } from 'zod';
import { localisedName, localisedText } from '../../world/schema/localised.ts';
import { dateSchema, timeSchema } from '../../world/schema/time.ts';
import { languageSchema, nameSchema } from '../../world/schema/words.ts';
import { idSchema, isId } from './id.ts';

/** How a world begins where its scenario says nothing else. */
const defaultsSchema = z.strictObject({
  time: timeSchema.optional(),
  date: dateSchema.optional(),
  weather: localisedName.optional(),
  tension: localisedName.optional(),
  geography: z.enum(['known', 'explored']).optional(),
  rules: z.array(localisedText).max(50).optional(),
  /** The scenario played when none is asked for. */
  scenario: idSchema.optional(),
});

export const packSheetSchema = z.strictObject({
  id: idSchema.refine(isId),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  title: localisedName,
  description: localisedText,
  languages: z.array(languageSchema).min(1).max(2),
  licence: nameSchema,
  authors: z.array(nameSchema).max(50).optional(),
  defaults: defaultsSchema.optional(),
});

export type PackSheet = Readonly<z.infer<typeof packSheetSchema>>;
