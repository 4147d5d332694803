// Story points: what a turn costs, what is left, and every change of it.
import { z } from 'zod';

export const SP_KINDS = ['start', 'choice', 'custom', 'daily', 'refund'] as const;

const spEntrySchema = z.strictObject({
  id: z.int(),
  kind: z.enum(SP_KINDS),
  amount: z.int(),
  balanceAfter: z.int(),
  sessionId: z.string().nullable(),
  turnNumber: z.int().nullable(),
  at: z.iso.datetime(),
});

export const spLedgerSchema = z.strictObject({
  balance: z.int().min(0),
  choiceCost: z.int().min(0),
  customCost: z.int().min(0),
  dailyGain: z.int().min(0),
  /** Newest first. */
  entries: z.array(spEntrySchema),
});

export type SpKind = (typeof SP_KINDS)[number];
export type SpLedger = z.infer<typeof spLedgerSchema>;
