// The whole world as one JSON document: what snapshots, exports and tests hold.
import { z } from 'zod';
import { jsonSchema } from '../../base/json-schema.ts';
import { characterSchema } from './character.ts';
import { beliefsSchema } from './mind.ts';
import { placeSchema } from './place.ts';
import { propSchema } from './prop.ts';
import { happeningSchema, pendingSchema, relationSchema, threadSchema } from './story.ts';
import { languageSchema, momentSchema, nameSchema, proseSchema } from './words.ts';

export const clockSchema = z.strictObject({
  now: momentSchema,
  /** The calendar day the clock's zero falls on. */
  start: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
});

/** Where the world came from. */
export const originSchema = z.strictObject({
  pack: z.string().min(1),
  packVersion: z.string(),
  scenario: z.string().optional(),
});

export const worldDocumentSchema = z.strictObject({
  version: z.literal(1),
  /** How many events made this world; not part of its hash. */
  seq: z.int().min(0),
  language: languageSchema,
  origin: originSchema,
  clock: clockSchema,
  weather: proseSchema.optional(),
  tension: nameSchema.optional(),
  /** Whether people know the whole map, or only what they have seen of it. */
  geography: z.enum(['known', 'explored']),
  rules: z.array(proseSchema).max(50),
  rng: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  /** How many ids of each sort were given out. */
  counters: z.record(z.string(), z.int().min(0)),
  places: z.record(z.string(), placeSchema),
  props: z.record(z.string(), propSchema),
  characters: z.record(z.string(), characterSchema),
  beliefs: z.record(z.string(), beliefsSchema),
  relations: z.record(z.string(), relationSchema),
  threads: z.record(z.string(), threadSchema),
  happenings: z.record(z.string(), happeningSchema),
  pending: z.record(z.string(), pendingSchema),
  flags: z.record(z.string(), jsonSchema),
  /** JSON pointers a person pinned: no rule and no model may overwrite them. */
  locks: z.record(z.string(), z.strictObject({ by: z.string() })),
  /** Plain state of the systems above the Stage (memory of the GM, sifting), each under its name. */
  systems: z.record(z.string(), jsonSchema),
});

export type Clock = Readonly<z.infer<typeof clockSchema>>;
export type Origin = Readonly<z.infer<typeof originSchema>>;
export type WorldDocument = Readonly<z.infer<typeof worldDocumentSchema>>;
