// The history of a character's sessions, in pages, newest first.

import { z } from 'zod';
import { wireIdSchema } from '../words.ts';
import { limits } from './limits.ts';
import { STORY_STATUSES } from './story-statuses.ts';

const historyItemSchema = z.strictObject({
  id: wireIdSchema,
  sessionNumber: z.int().min(1),
  playedAt: z.iso.datetime(),
  /** Active minutes. */
  duration: z.int().min(0),
  summary: z.string(),
  status: z.enum(STORY_STATUSES),
  turnCount: z.int().min(0),
  resultProcessedAt: z.iso.datetime().nullable(),
  archived: z.boolean(),
});

/** The array of spec; how many there are stands in the headers. */
export const historySchema = z.array(historyItemSchema);

const numberWord = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most));

export const historyQuerySchema = z.strictObject({
  character_id: wireIdSchema,
  page: numberWord(1_000_000).default(1),
  per_page: numberWord(limits.historyPage.most).default(limits.historyPage.usual),
  status: z.enum(STORY_STATUSES).optional(),
  archived: z.enum(['true', 'false']).default('false'),
});

export const messageQuerySchema = z.strictObject({
  /** Messages before or after a sequence; the last ones when neither is given. */
  before: numberWord(1_000_000_000).optional(),
  after: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  limit: numberWord(limits.messagePage.most).default(limits.messagePage.usual),
});

export const continueSchema = z.strictObject({
  characterId: wireIdSchema,
  previousSessionId: wireIdSchema,
});

export type HistoryItem = z.infer<typeof historyItemSchema>;
export type HistoryQuery = z.infer<typeof historyQuerySchema>;
