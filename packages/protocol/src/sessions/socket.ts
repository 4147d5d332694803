// What is said over a session's socket. It announces what was kept; everything can be read again by GET.
import { z } from 'zod';
import { PROTOCOL_VERSION } from '../version.ts';
import { wireIdSchema } from '../words.ts';
import { proposalSchema } from './ending.ts';
import { gameMessageSchema, gameSessionSchema } from './session.ts';
import { turnPhaseSchema } from './words.ts';

export const playClientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    version: z.literal(PROTOCOL_VERSION),
    /** The last message that was heard, to hear all since; left out, nothing is told again. */
    after: z.int().min(0).optional(),
  }),
  z.strictObject({ type: z.literal('heartbeat') }),
]);

/** How far a turn is; sent at least every five seconds while it is waited for. */
const progressSchema = z.strictObject({
  phase: turnPhaseSchema,
  elapsedMs: z.int().min(0),
  /** Why a turn failed. */
  code: z.string().optional(),
});

export const playServerMessageSchema = z.discriminatedUnion('type', [
  /** The first message; `sequence` is the last message there is. */
  z.strictObject({
    type: z.literal('session:welcome'),
    data: z.strictObject({
      version: z.literal(PROTOCOL_VERSION),
      session: gameSessionSchema,
      sequence: z.int().min(0),
    }),
  }),
  /** A message of the story, each once and in order. */
  z.strictObject({ type: z.literal('session:message'), data: gameMessageSchema }),
  z.strictObject({ type: z.literal('session:progress'), data: progressSchema }),
  z.strictObject({ type: z.literal('session:ending_proposal'), data: proposalSchema }),
  z.strictObject({
    type: z.literal('session:result_ready'),
    data: z.strictObject({ sessionId: wireIdSchema, resultId: wireIdSchema }),
  }),
  z.strictObject({ type: z.literal('session:changed'), data: gameSessionSchema }),
  z.strictObject({
    type: z.literal('session:heartbeat'),
    data: z.strictObject({ sequence: z.int().min(0) }),
  }),
  z.strictObject({ type: z.literal('session:bye'), data: z.strictObject({ reason: z.string() }) }),
]);

export type PlayClientMessage = z.infer<typeof playClientMessageSchema>;
export type PlayServerMessage = z.infer<typeof playServerMessageSchema>;
