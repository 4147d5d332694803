// The director's hand: change the world, pin what was set, let something happen. All of it is in the log.
import { z } from 'zod';
import { limits } from './limits.ts';
import { pathSchema, wireIdSchema, wireOperationSchema } from './words.ts';

const patchSchema = z.array(wireOperationSchema).max(limits.patchOperations);
const pathsSchema = z.array(pathSchema).max(limits.lockPaths);

export const editRequestSchema = z.strictObject({
  patch: patchSchema.min(1),
  /** Paths that stay as they are until freed. */
  lock: pathsSchema.optional(),
});

export const lockRequestSchema = z
  .strictObject({ lock: pathsSchema.optional(), unlock: pathsSchema.optional() })
  .refine(({ lock = [], unlock = [] }) => lock.length + unlock.length > 0, 'lock or unlock');

/** Puts a character somewhere else. */
export const moveRequestSchema = z.strictObject({ character: wireIdSchema, place: wireIdSchema });

/** Whispers a wish to a character; the heavier, the sooner it is followed. */
export const whisperRequestSchema = z.strictObject({
  character: wireIdSchema,
  text: z.string().trim().min(1).max(limits.whisperLength),
  term: z.enum(['short', 'long']).default('short'),
  weight: z.int().min(1).max(100).default(80),
});

/** Takes a character over, or gives it back to its own mind. */
export const controlRequestSchema = z.strictObject({
  character: wireIdSchema,
  by: z.enum(['human', 'mind']),
});

export const injectionRequestSchema = z.strictObject({
  text: z.string().min(1).max(limits.happeningLength),
  place: wireIdSchema.optional(),
  patch: patchSchema.optional(),
});
