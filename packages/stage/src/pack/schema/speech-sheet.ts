// How a character talks: what tone rules and phrase grammars go by.
import { z } from 'zod';
import { REGISTERS } from '../../base/vocabulary.ts';
import { localisedName, localisedText, localisedWords } from '../../world/schema/localised.ts';

export const speechSheetSchema = z.strictObject({
  /** What they call themselves: 私, I. */
  firstPerson: localisedName.optional(),
  /** What they call others, by character id. */
  calls: z.record(z.string().min(1), localisedName).optional(),
  /** How formally they speak; as the rest sounds when absent. */
  register: z.enum(REGISTERS).optional(),
  /** The manner in a sentence or two. */
  style: localisedText.optional(),
  /** How their sentences end. */
  endings: localisedWords.optional(),
  /** How their sentences begin. */
  openers: localisedWords.optional(),
  /** Words and endings they never use. */
  never: localisedWords.optional(),
  /** Lines that sound like them. */
  lines: localisedWords.optional(),
  /** The longest answer, in sentences. */
  maxSentences: z.int().min(1).max(20).optional(),
});

export type SpeechSheet = z.infer<typeof speechSheetSchema>;
