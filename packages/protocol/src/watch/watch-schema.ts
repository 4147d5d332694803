// What a command changed for its reader as it stands in an answer: the message the reader's stream tells, too.
import { lookSchema } from '@hakoniwa/stage/looks';
import { CONTROLLERS, KINDS } from '@hakoniwa/stage/vocabulary';
import { z } from 'zod';
import { storySchema } from '../story.ts';
import { viewChangeSchema } from '../view-change-schema.ts';
import { audienceSchema } from '../view-people.ts';
import { seqSchema, wireIdSchema } from '../words.ts';
import { WATCH_VERSION, WATCHED_KINDS } from './watch-view.ts';

/** Fields that changed; null where one is gone. */
const fields = <T extends z.ZodRawShape>(shape: T) => {
  const nullish = Object.entries(shape).map(([name, one]) => [name, z.nullish(one)]);
  return z.strictObject(
    Object.fromEntries(nullish) as { [K in keyof T]: z.ZodOptional<z.ZodNullable<T[K]>> },
  );
};
/** Entries that changed by id; null where one is gone. */
const entries = <T extends z.ZodRawShape>(shape: T) =>
  z.record(z.string(), fields(shape).nullable()).optional();

/** A list of a fixed length: tools that read the document stumble over tuples. */
const three = z.array(z.number()).length(3) as unknown as z.ZodType<[number, number, number]>;
const placeAndMinutes = z
  .array(z.union([z.string(), z.number()]))
  .length(2) as unknown as z.ZodType<[string, number]>;

const person = {
  name: z.string(),
  place: z.string(),
  by: z.enum(CONTROLLERS),
  look: lookSchema,
  posture: z.string(),
  status: z.array(z.string()),
  activity: z.strictObject({
    action: z.string(),
    since: z.number(),
    until: z.number(),
    reason: z.string().optional(),
    path: z.array(z.string()).optional(),
    with: z.array(z.string()).optional(),
  }),
  needs: z.record(z.string(), three.nullable()),
  money: z.number(),
};

const prop = {
  name: z.string(),
  kind: z.enum(KINDS),
  place: z.string(),
  heldBy: z.string(),
  inside: z.string(),
  state: z.array(z.string()),
};

const place = {
  name: z.string(),
  exits: z.array(placeAndMinutes),
  parent: z.string(),
  zone: z.string(),
};

const happening = z.strictObject({
  seq: seqSchema,
  at: z.number(),
  kind: z.enum(WATCHED_KINDS),
  who: z.string().optional(),
  place: z.string().optional(),
  text: z.string(),
  effects: z.record(z.string(), z.number()).optional(),
});

const point = z.strictObject({ branch: wireIdSchema, seq: seqSchema });

export const answeredDiffSchema = z.strictObject({
  type: z.literal('diff'),
  version: z.literal(WATCH_VERSION),
  audience: audienceSchema,
  from: point,
  point,
  now: z.number(),
  people: entries(person),
  props: entries(prop),
  places: entries(place),
  weather: z.string().nullish(),
  told: z.array(happening).optional(),
  scene: z.strictObject({
    change: viewChangeSchema.optional(),
    story: storySchema.nullish(),
  }),
});
