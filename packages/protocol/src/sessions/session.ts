// A session: a span of a campaign that begins, is played and ends, and the messages in it.
import { z } from 'zod';
import { wireIdSchema } from '../words.ts';
import { characterStateSchema } from './characters.ts';
import { proposalSchema } from './ending.ts';
import { questSchema } from './quests.ts';
import { messageTypeSchema, senderTypeSchema, sessionStatusSchema } from './words.ts';

const countSchema = z.int().min(0);

export const gameSessionSchema = z.strictObject({
  id: wireIdSchema,
  characterId: wireIdSchema,
  isActive: z.boolean(),
  sessionStatus: sessionStatusSchema,
  sessionNumber: z.int().min(1),
  isFirstSession: z.boolean(),
  previousSessionId: wireIdSchema.nullable(),
  storyArcId: wireIdSchema.nullable(),
  initialLocation: z.string(),
  /** The beginning of the last narrative. */
  currentScene: z.string(),
  resultId: wireIdSchema.nullable(),
  resultSummary: z.string().nullable(),
  resultProcessedAt: z.iso.datetime().nullable(),
  turnCount: countSchema,
  /** Characters of what was written, by the player and by the GM. */
  wordCount: countSchema,
  messageCount: countSchema,
  playDurationMinutes: countSchema,
  endingProposalCount: countSchema,
  lastProposalAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  archivedAt: z.iso.datetime().nullable(),
});

export const choiceSchema = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** What may come of it, in a line. */
  description: z.string().optional(),
  cost: countSchema,
});

export const gameMessageSchema = z.strictObject({
  id: z.string(),
  /** Counts the messages of a session from 1, without gaps. */
  sequence: z.int().min(1),
  turnNumber: countSchema,
  messageType: messageTypeSchema,
  senderType: senderTypeSchema,
  content: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});

/** A page of messages in their order; `before` and `after` are cursors to more of them. */
export const messagePageSchema = z.strictObject({
  messages: z.array(gameMessageSchema),
  before: z.int().nullable(),
  after: z.int().nullable(),
});

/** Everything a screen needs to go on: the session, its last messages, and what can be done now. */
export const sessionSceneSchema = z.strictObject({
  session: gameSessionSchema,
  messages: z.array(gameMessageSchema),
  choices: z.array(choiceSchema),
  characterState: characterStateSchema,
  quests: z.array(questSchema),
  proposal: proposalSchema.nullable(),
  sp: z.strictObject({ balance: z.int(), choiceCost: countSchema, customCost: countSchema }),
});

export const newSessionSchema = z.strictObject({
  characterId: wireIdSchema,
  /** Leaves the active session, which then counts as abandoned. */
  replace: z.boolean().optional(),
});
export const endSessionSchema = z.strictObject({ reason: z.string().max(500).optional() });
/** The active session, or none. */
export const activeSessionSchema = z.strictObject({ session: gameSessionSchema.nullable() });

export type GameSession = z.infer<typeof gameSessionSchema>;
export type Choice = z.infer<typeof choiceSchema>;
export type GameMessage = z.infer<typeof gameMessageSchema>;
export type SessionScene = z.infer<typeof sessionSceneSchema>;
