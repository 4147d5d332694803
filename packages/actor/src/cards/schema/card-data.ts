// What a card says, in the shape of its newest version; older ones are read into it.
import { z } from 'zod';
import { limits } from '../limits.ts';
import { bookSchema } from './book.ts';
import { cardText } from './text.ts';

/** The six texts every card has had since the first version. */
export const V1_FIELDS = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
] as const;

const texts = z.array(cardText).max(limits.listLength);

const assetSchema = z.looseObject({
  type: z.string(),
  uri: z.string(),
  name: z.string(),
  ext: z.string(),
});

export const cardDataSchema = z.looseObject({
  name: cardText.regex(/\S/u),
  description: cardText.default(''),
  personality: cardText.default(''),
  scenario: cardText.default(''),
  first_mes: cardText.default(''),
  mes_example: cardText.default(''),
  creator_notes: cardText.default(''),
  system_prompt: cardText.default(''),
  post_history_instructions: cardText.default(''),
  alternate_greetings: texts.default([]),
  character_book: bookSchema.optional(),
  tags: texts.default([]),
  creator: cardText.default(''),
  character_version: cardText.default(''),
  extensions: z.record(z.string(), z.unknown()).default({}),
  nickname: cardText.optional(),
  creator_notes_multilingual: z.record(z.string(), cardText).optional(),
  source: texts.optional(),
  group_only_greetings: texts.default([]),
  /** Seconds since 1970; 0 withholds it. */
  creation_date: z.number().optional(),
  modification_date: z.number().optional(),
  assets: z.array(assetSchema).max(limits.listLength).optional(),
});

export type CardData = Readonly<z.infer<typeof cardDataSchema>>;
