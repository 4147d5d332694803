// The shape of a sealed event as it comes from a file or from elsewhere, already parsed as JSON.
import { z } from 'zod';
import { isJsonObject, isSoundJson } from '../base/json.ts';
import type { Why } from '../base/why-schema.ts';
import { limits } from '../limits.ts';
import type { SealedEvent } from './sealed-event.ts';

const path = z.string().regex(/^(\/.*)?$/s);
// What stands here was parsed as JSON, so any value is one; walking it again would only cost time.
const value = z.unknown().refine((given) => given !== undefined);
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path, value }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({ op: z.literal('replace'), path, value }),
  z.strictObject({ op: z.literal('move'), path, from: path }),
  z.strictObject({ op: z.literal('copy'), path, from: path }),
  z.strictObject({ op: z.literal('test'), path, value }),
]);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(1);
const strings = z.array(z.string());

/** Commands nobody understands are denied and kept as they came, so only their type is asked for. */
const command = z.custom<SealedEvent['command']>(
  (given) => isJsonObject(given) && typeof given.type === 'string',
);

export const sealedEventSchema = z.strictObject({
  seq: count,
  branch: z.string().min(1),
  turn: count,
  prev: hash,
  hash,
  type: z.string().min(1),
  at: z.int(),
  outcome: z.enum(['done', 'denied']),
  patch: z.array(operation),
  // Logs of 0.1 say how to take each change back; it is part of their hashes, and nothing reads it.
  inverse: z.array(operation).optional(),
  witnesses: strings,
  command: command.optional(),
  actor: z.string().optional(),
  target: z.string().optional(),
  object: z.string().optional(),
  place: z.string().optional(),
  denial: z
    .strictObject({
      // Any word: a log outlives the words of the rules that wrote it.
      reason: z.string(),
      cause: z.string(),
      about: z.string().optional(),
      needs: z.string().optional(),
    })
    .optional(),
  cause: z.string().optional(),
  detail: value.optional(),
  calls: strings.optional(),
  // As wide as it may be: what a reason may be was checked when it was given.
  why: z.custom<Why>(isJsonObject).optional(),
});

/**
 * The value itself when it is a sealed event. Not the schema's copy: a copy would lose keys like
 * `__proto__` that are plain data here, and with them the hash.
 */
export function asSealedEvent(json: unknown): SealedEvent | undefined {
  const isEvent = isSoundJson(json, SIZE) && sealedEventSchema.safeParse(json).success;
  return isEvent ? (json as SealedEvent) : undefined;
}

/** An event wraps values of the world a few levels deep, and a patch holds many of them. */
const SIZE = { depth: limits.jsonDepth + 16, nodes: limits.jsonNodes * 10 };
