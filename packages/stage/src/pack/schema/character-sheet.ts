// characters.yaml: the people of a pack, by id.

import { z } from 'zod';
import { jsonSchema } from '../../base/json-schema.ts';
import { BELIEF_SOURCES, CONTROLLERS } from '../../base/vocabulary.ts';
import { conditionSchema } from '../../world/schema/condition.ts';
import { localisedName, localisedText, localisedWords } from '../../world/schema/localised.ts';
import { lookSchema } from '../../world/schema/look.ts';
import { desireSchema } from '../../world/schema/mind.ts';
import { nameSchema, percentSchema } from '../../world/schema/words.ts';
import { byId, idSchema } from './id.ts';
import { speechSheetSchema } from './speech-sheet.ts';

const statusSheetSchema = z.strictObject({
  name: localisedName,
  level: z.int().min(0).max(10).optional(),
});

const personalitySheetSchema = z.strictObject({
  openness: percentSchema,
  conscientiousness: percentSchema,
  extraversion: percentSchema,
  agreeableness: percentSchema,
  neuroticism: percentSchema,
  grit: percentSchema,
  growthMindset: percentSchema,
  values: z.array(localisedName).max(20).optional(),
});

const desireSheetSchema = z.strictObject({
  text: localisedText,
  weight: percentSchema,
  /** What must be so for it to be fulfilled; `{ as: self }` is whoever wants it. */
  wants: conditionSchema.optional(),
  /** Minutes after which it is wanted anew, whatever was done for it before. */
  again: desireSchema.shape.again,
});

const desiresSheetSchema = z.strictObject({
  short: z.array(desireSheetSchema).max(25).optional(),
  long: z.array(desireSheetSchema).max(25).optional(),
});

/** A need in points from 0 to 100, and how many it gains or loses in an hour. */
const needSheetSchema = z.strictObject({
  points: z.number().min(0).max(100),
  perHour: z.number().min(-1000).max(1000).optional(),
});

const beliefSheetSchema = z.strictObject({
  about: z.string().min(1),
  aspect: z.string().min(1),
  value: jsonSchema,
  source: z.enum(BELIEF_SOURCES).optional(),
  by: idSchema.optional(),
  confidence: percentSchema.optional(),
});

const relationSheetSchema = z.strictObject({
  affinity: z.int().min(-100).max(100),
  bonds: z.array(localisedName).max(20).optional(),
});

const employmentSheetSchema = z.strictObject({
  jobId: z.string().min(1),
  workplaces: z.array(z.strictObject({ workplaceLabel: localisedName, mapId: z.string().min(1) })),
});

/** What both the sheet and a scenario may say about a character. */
const changeable = {
  place: idSchema.optional(),
  posture: localisedName.optional(),
  status: z.array(statusSheetSchema).max(50).optional(),
  desires: desiresSheetSchema.optional(),
  beliefs: z.array(beliefSheetSchema).max(100).optional(),
  money: z.int().min(0).optional(),
};

const characterSheetSchema = z.strictObject({
  name: localisedName,
  fullName: localisedName.optional(),
  aliases: localisedWords.optional(),
  /** What others see of them. */
  description: localisedText,
  /** How a portrait shows them; what is left out is drawn from their id. */
  look: lookSchema.optional(),
  /** What only they and the storyteller know. */
  profile: localisedText.optional(),
  ...changeable,
  hands: z.int().min(0).max(8).optional(),
  needs: z.record(z.string().min(1), needSheetSchema).optional(),
  skills: z.record(z.string().min(1), percentSchema).optional(),
  employment: employmentSheetSchema.optional(),
  home: idSchema.optional(),
  personality: personalitySheetSchema,
  /** What weighs how much when they decide. */
  priorities: z.record(z.string().min(1), percentSchema).optional(),
  traits: z.array(localisedName).max(30).optional(),
  moods: z.array(localisedName).max(30).optional(),
  speech: speechSheetSchema.optional(),
  /** How they stand to others, by character id. */
  relations: z.record(z.string().min(1), relationSheetSchema).optional(),
  controlledBy: z.enum(CONTROLLERS).optional(),
  model: nameSchema.optional(),
});

/** A character in a scenario: their id, and what is different there. */
export const castChoiceSchema = z.union([
  idSchema,
  z.strictObject({
    id: idSchema,
    ...changeable,
    /** Props in their hands when it begins. */
    holding: z.array(idSchema).max(8).optional(),
  }),
]);

export const charactersSchema = byId(characterSheetSchema);

export type CharacterSheet = Readonly<z.infer<typeof characterSheetSchema>>;
export type CastChoice = z.infer<typeof castChoiceSchema>;
