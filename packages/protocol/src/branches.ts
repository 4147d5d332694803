// Branches: nothing that happened is deleted, so undo, redo, switch and fork only move a head.
import { z } from 'zod';
import { limits } from './limits.ts';
import { headSchema, seqSchema, wireIdSchema } from './words.ts';

const positionSchema = z.strictObject({ branch: wireIdSchema, seq: seqSchema });

export const branchSchema = z.strictObject({
  id: wireIdSchema,
  parent: positionSchema.optional(),
  undoes: wireIdSchema.optional(),
  createdAt: z.string().optional(),
  tip: headSchema,
});

export const branchListSchema = z.strictObject({
  head: headSchema,
  branches: z.array(branchSchema),
});

export const undoRequestSchema = z.strictObject({
  turns: z.int().min(1).max(limits.undoTurns).default(1),
});
export const redoRequestSchema = z.strictObject({});
export const switchRequestSchema = z.strictObject({ branch: wireIdSchema });

/** Leaves a line at a point; without one, where the garden stands. The id is made here. */
export const forkRequestSchema = z.strictObject({
  at: positionSchema.optional(),
  /** Whether the garden goes on from there. */
  enter: z.boolean().default(true),
});

export const movedSchema = z.strictObject({ head: headSchema });
export const forkedSchema = z.strictObject({ branch: branchSchema, head: headSchema });
