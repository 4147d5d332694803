// What hangs between people and over time: relations, threads, happenings, pending effects.
import { z } from 'zod';
import { jsonSchema } from '../../base/json-schema.ts';
import { conditionSchema } from './condition.ts';
import {
  characterIdSchema,
  effectIdSchema,
  happeningIdSchema,
  placeIdSchema,
  threadIdSchema,
} from './ids.ts';
import { promisedDeedSchema } from './promised-deed.ts';
import { momentSchema, proseSchema, threadKindSchema } from './words.ts';

/** How one character stands to another; it need not be mutual. */
export const relationSchema = z.strictObject({
  from: characterIdSchema,
  to: characterIdSchema,
  affinity: z.int().min(-100).max(100),
  /** What they are to each other: sister, colleague, rival. */
  bonds: z.array(z.string().min(1)).max(20),
});

/** Something left open that wants an answer: a question, a promise, a goal, a plot. */
export const threadSchema = z.strictObject({
  id: threadIdSchema,
  kind: threadKindSchema,
  text: proseSchema,
  owner: characterIdSchema.optional(),
  toward: characterIdSchema.optional(),
  /** What was promised, and from when on doing it counts. */
  deed: promisedDeedSchema.optional(),
  from: momentSchema.optional(),
  /** Where it is to be settled: the place two have agreed to meet at. */
  place: placeIdSchema.optional(),
  opened: momentSchema,
  openedBy: z.int().min(0),
  due: momentSchema.optional(),
  closed: momentSchema.optional(),
  closedBy: z.int().min(0).optional(),
});

/** Something that happened in the scene by itself or by the GM's hand: the telephone rings. */
export const happeningSchema = z.strictObject({
  id: happeningIdSchema,
  text: proseSchema,
  /** Where it can be noticed; everywhere when absent. */
  place: placeIdSchema.optional(),
  at: momentSchema,
  by: z.string().min(1),
  /** What whoever notices it would like to see done about it. */
  wants: conditionSchema.optional(),
});

/** Work started outside the world whose answer will come back as a command. */
export const pendingSchema = z.strictObject({
  id: effectIdSchema,
  kind: z.string().min(1),
  for: characterIdSchema.optional(),
  payload: jsonSchema,
  /** The moment in world time at which the runtime stops waiting. */
  decideBy: momentSchema.optional(),
  /** How long the runtime waits on the wall clock. */
  timeoutMs: z.int().min(0),
});

export type Relation = Readonly<z.infer<typeof relationSchema>>;
export type Thread = Readonly<z.infer<typeof threadSchema>>;
export type Happening = Readonly<z.infer<typeof happeningSchema>>;
export type Pending = Readonly<z.infer<typeof pendingSchema>>;
