// Everything anyone can ask of a world: six commands, and there is no other door.
import { z } from 'zod';
import { actSchema } from '../act/act.ts';
import { jsonSchema } from '../base/json-schema.ts';
import { whySchema } from '../base/why-schema.ts';
import { limits } from '../limits.ts';
import { operationSchema } from '../patch/operation.ts';
import { partSchema } from '../talk/parts.ts';
import { conditionSchema } from '../world/schema/condition.ts';
import { characterIdSchema, effectIdSchema, placeIdSchema } from '../world/schema/ids.ts';
import { intendsSchema } from '../world/schema/intention.ts';
import { momentSchema, proseSchema } from '../world/schema/words.ts';

const by = z.string().min(1).max(limits.nameLength);
const patch = z.array(operationSchema).max(limits.patchOperations);

export const commandSchema = z.discriminatedUnion('type', [
  /** A turn of a character: raw text as its mind wrote it, or the parts one of our own minds decided on. */
  z.strictObject({
    type: z.literal('perform'),
    actor: characterIdSchema,
    text: z.string().optional(),
    /** Typed by a person, who writes deeds and words as they come; left out, deeds are marked as in a play. */
    mode: z.literal('played').optional(),
    /** Judged as they are, in the place of text; the reader is not asked. */
    parts: z.array(partSchema).max(limits.turnParts).optional(),
    thought: z.string().optional(),
    calls: z.array(z.string()).optional(),
    /** What the mind meant by it, for those who study it; the judge does not read it. */
    note: jsonSchema.optional(),
    /** Why it is done; it stands on the first event, where the parts give no reasons of their own. */
    why: whySchema.optional(),
    /** What is begun with it, or given up. */
    intends: intendsSchema.optional(),
  }),
  /** A typed act. */
  z.strictObject({
    type: z.literal('act'),
    act: actSchema,
    why: whySchema.optional(),
    intends: intendsSchema.optional(),
  }),
  /** Let time pass until a moment. */
  z.strictObject({ type: z.literal('advance'), to: momentSchema }),
  /** Something happens by the GM's or the director's hand. */
  z.strictObject({
    type: z.literal('inject'),
    by,
    text: proseSchema.min(1),
    place: placeIdSchema.optional(),
    patch: patch.optional(),
    cause: z.string().optional(),
    /** What whoever notices it would like to see done about it. */
    wants: conditionSchema.optional(),
  }),
  /** A person changes the world by hand, and may pin what they set. */
  z.strictObject({
    type: z.literal('edit'),
    by,
    patch,
    lock: z.array(z.string()).optional(),
    unlock: z.array(z.string()).optional(),
  }),
  /** Work done outside came back: an answer, too late, or failed. */
  z.strictObject({
    type: z.literal('answer'),
    effect: effectIdSchema,
    outcome: z.enum(['text', 'late', 'failed']),
    value: jsonSchema.optional(),
  }),
]);

export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
