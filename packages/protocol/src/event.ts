// An event as one reader is told of it; only the director sees what it changed.
import { z } from 'zod';
import {
  denialSchema,
  seqSchema,
  toldOperationSchema,
  wireIdSchema,
  wireJsonSchema,
  wireWhySchema,
} from './words.ts';

export const eventSchema = z.strictObject({
  seq: seqSchema,
  branch: wireIdSchema,
  /** The first event of the step it belongs to. */
  turn: seqSchema,
  type: z.string(),
  at: z.number(),
  /** The hour as it is shown. */
  clock: z.string(),
  outcome: z.enum(['done', 'denied']),
  /** The event in words; empty when there is nothing to tell. */
  text: z.string(),
  actor: z.string().optional(),
  target: z.string().optional(),
  object: z.string().optional(),
  place: z.string().optional(),
  denial: denialSchema.optional(),
  speech: z.string().optional(),
  /** What was done beside the words, each before a character of the speech. */
  gestures: z.array(z.strictObject({ at: z.number(), text: z.string() })).optional(),
  /** Why it was done: for the director, and for whoever did it. */
  why: wireWhySchema.optional(),
  /** The goal of it in words. */
  reason: z.string().optional(),
  /** For the director only. */
  director: z
    .strictObject({
      patch: z.array(toldOperationSchema),
      witnesses: z.array(z.string()),
      /** What was asked for: on the first event of a turn. */
      command: z.looseObject({ type: z.string() }).optional(),
      cause: z.string().optional(),
      detail: wireJsonSchema.optional(),
      calls: z.array(z.string()).optional(),
      hash: z.string(),
      /** What the one who was refused could turn to instead. */
      correction: z.string().optional(),
    })
    .optional(),
});

/** A page of events; `next` is the cursor of the following one. */
export const eventPageSchema = z.strictObject({
  branch: wireIdSchema,
  events: z.array(eventSchema),
  next: seqSchema.nullable(),
});

export type WireEvent = z.infer<typeof eventSchema>;
