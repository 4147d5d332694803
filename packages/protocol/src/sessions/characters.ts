// Player characters: how they are made, what stands on their sheet, and where they are.
import { lookSchema } from '@hakoniwa/stage/looks';
import { z } from 'zod';
import { lineSchema, wireIdSchema, wireLanguageSchema } from '../words.ts';
import { limits } from './limits.ts';

const aboutSchema = z.string().max(limits.characterTextLength);

export const newCharacterSchema = z.strictObject({
  name: lineSchema(limits.characterNameLength),
  description: aboutSchema.optional(),
  appearance: aboutSchema.optional(),
  personality: aboutSchema.optional(),
  /** The pack it is played in. */
  pack: wireIdSchema.default('nexus'),
  scenario: wireIdSchema.optional(),
  language: wireLanguageSchema.optional(),
  /** The same seed gives the same chances; left out, one is drawn. */
  seed: z.int().min(0).max(0xffff_ffff).optional(),
});

/** Something by its id with the name people read. */
const namedSchema = z.strictObject({ id: z.string(), name: z.string() });
const countSchema = z.int().min(0);

/** How a character stands at the moment. */
export const characterStateSchema = z.strictObject({
  level: z.int().min(1),
  experience: countSchema,
  /** Experience at which the next level is reached. */
  nextLevelAt: countSchema,
  hp: countSchema,
  maxHp: countSchema,
  mp: countSchema,
  maxMp: countSchema,
  money: countSchema,
  location: namedSchema,
  /** Whoever is there too. */
  present: z.array(namedSchema.extend({ look: lookSchema.optional() })),
  /** What stands in the way, if something does. */
  encounter: z
    .strictObject({
      id: z.string(),
      name: z.string(),
      enemies: z.array(z.strictObject({ name: z.string(), hp: countSchema, maxHp: countSchema })),
    })
    .nullable(),
});

const itemSchema = namedSchema.extend({
  description: z.string(),
  type: z.string(),
  rarity: z.string(),
  count: z.int().min(1),
});

/** Everything on a character's sheet. */
export const characterOnWireSchema = z.strictObject({
  id: wireIdSchema,
  name: z.string(),
  description: z.string(),
  appearance: z.string(),
  personality: z.string(),
  pack: z.string(),
  language: wireLanguageSchema,
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  sessionCount: countSchema,
  activeSessionId: wireIdSchema.nullable(),
  /** None before the first session. */
  state: characterStateSchema.nullable(),
});

export const characterListSchema = z.strictObject({
  characters: z.array(characterOnWireSchema),
  limit: z.int(),
});

export const characterSheetSchema = characterOnWireSchema.extend({
  skills: z.array(namedSchema.extend({ description: z.string(), value: z.int() })),
  items: z.array(itemSchema),
  titles: z.array(z.string()),
  counters: z.array(namedSchema.extend({ value: z.int() })),
  unlocks: z.array(namedSchema),
  relations: z.array(namedSchema.extend({ affinity: z.int() })),
  axes: z.array(namedSchema.extend({ percent: z.int() })),
  /** The places that were visited and those next to them, with the ways between them. */
  places: z.array(
    namedSchema.extend({
      isVisited: z.boolean(),
      ways: z.array(z.strictObject({ to: z.string(), minutes: countSchema })),
    }),
  ),
});

export type NewCharacter = z.infer<typeof newCharacterSchema>;
export type CharacterState = z.infer<typeof characterStateSchema>;
export type CharacterOnWire = z.infer<typeof characterOnWireSchema>;
export type CharacterSheetAnswer = z.infer<typeof characterSheetSchema>;
