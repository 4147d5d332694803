// Proposals to end a session, and what becomes of them.
import { z } from 'zod';
import { wireIdSchema } from '../words.ts';
import { endingReasonSchema, processingStatusSchema } from './words.ts';

/** What will be gained, by the formulas of the result itself. */
const rewardsPreviewSchema = z.strictObject({
  experience: z.int().min(0),
  skills: z.record(z.string(), z.int()),
  items: z.array(z.string()),
});

export const proposalSchema = z.strictObject({
  /** For people. */
  reason: z.string(),
  /** For programs: every trigger that fired. */
  triggers: z.array(endingReasonSchema),
  summaryPreview: z.string(),
  continuationHint: z.string(),
  rewardsPreview: rewardsPreviewSchema,
  proposalCount: z.int().min(1),
  isMandatory: z.boolean(),
  canContinue: z.boolean(),
  proposedAt: z.iso.datetime(),
});

/** The open proposal, or none. */
export const openProposalSchema = proposalSchema.nullable();

export const acceptedSchema = z.strictObject({
  resultId: wireIdSchema,
  processingStatus: processingStatusSchema,
});

export const rejectedSchema = z.strictObject({
  proposalCount: z.int().min(1),
  canRejectNext: z.boolean(),
  message: z.string(),
});

export type RewardsPreview = z.infer<typeof rewardsPreviewSchema>;
export type EndingProposal = z.infer<typeof proposalSchema>;
export type Accepted = z.infer<typeof acceptedSchema>;
export type Rejected = z.infer<typeof rejectedSchema>;
