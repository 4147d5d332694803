// Jobs: work that outlives its request, as it is shown while it goes on.
import { z } from 'zod';
import { errorCodeSchema } from './errors.ts';
import { JOB_STATES } from './job-states.ts';
import { wireIdSchema } from './words.ts';

export const jobSchema = z.strictObject({
  id: wireIdSchema,
  kind: z.string(),
  state: z.enum(JOB_STATES),
  /** From 0 to 1, when it can be told. */
  progress: z.number().min(0).max(1).optional(),
  /** The step it is at, in words for people. */
  note: z.string().optional(),
  attempt: z.int().min(0),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  /** Why it failed, with a code of the error table. */
  error: z.strictObject({ code: errorCodeSchema, message: z.string() }).optional(),
  /** What it gave: of an export its size and where to fetch it, of an import the gardens. */
  result: z.unknown().optional(),
});

/** Asks for a backup as a job: of one garden, or of everything. */
export const exportRequestSchema = z.strictObject({ garden: wireIdSchema.optional() });
export const jobMoveSchema = z.strictObject({});

export type JobShown = z.infer<typeof jobSchema>;

export const jobListSchema = z.strictObject({ jobs: z.array(jobSchema) });
