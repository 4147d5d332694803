// How the first session opens: where, with what words, and three things to do that cannot fail.
import { idSchema, localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { positive, wholeNumberSchema } from './number.ts';

/** A typed act, or a word with somebody. */
const openingActSchema = z.union([
  z.strictObject({ talk: idSchema }),
  z.strictObject({
    verb: z.string().min(1),
    object: idSchema.optional(),
    target: idSchema.optional(),
    tool: idSchema.optional(),
    affordance: localisedName.optional(),
  }),
]);

const openingChoiceSchema = z.strictObject({
  id: idSchema,
  text: localisedText,
  /** What may come of it, in a line. */
  hint: localisedText.optional(),
  act: openingActSchema,
});

/** What every new player's character begins with. */
export const visitorSchema = z.strictObject({
  hp: positive,
  mp: wholeNumberSchema,
  attack: wholeNumberSchema,
  defence: wholeNumberSchema,
  agility: wholeNumberSchema,
  money: wholeNumberSchema,
  hands: z.int().min(0).max(8).optional(),
  items: z
    .array(z.strictObject({ item: idSchema, count: positive.optional() }))
    .max(20)
    .optional(),
});

export const openingSchema = z.strictObject({
  /** The scenario whose world it is played in. */
  scenario: idSchema,
  place: idSchema,
  /** Paragraphs; `{name}` is the character. */
  intro: z.array(localisedText).min(1).max(10),
  question: localisedText,
  choices: z.array(openingChoiceSchema).length(limits.openingChoices),
});

export type OpeningChoice = Readonly<z.infer<typeof openingChoiceSchema>>;
