// A turn of a session: what the player wants, and what the world made of it.
import { z } from 'zod';
import { denialSchema } from '../words.ts';
import { characterStateSchema } from './characters.ts';
import { proposalSchema } from './ending.ts';
import { limits } from './limits.ts';
import { questUpdateSchema } from './quests.ts';
import { choiceSchema } from './session.ts';
import { actionTypeSchema, playEventSchema } from './words.ts';

export const executeSchema = z.strictObject({
  actionText: z.string().trim().min(1).max(limits.actionLength),
  actionType: actionTypeSchema,
  /** The offered choice that was taken. */
  choiceId: z.string().min(1).max(200).optional(),
});

/** Something that happened in a turn, as programs read it. */
const typedEventSchema = z.strictObject({
  id: z.string(),
  kind: playEventSchema,
  /** Who or what it is about, by the name people read. */
  subject: z.string().optional(),
});

export const executedSchema = z.strictObject({
  /** Whether what was wanted came to be; a denial is told in the narrative. */
  success: z.boolean(),
  turnNumber: z.int().min(1),
  narrative: z.string(),
  choices: z.array(choiceSchema),
  characterState: characterStateSchema,
  events: z.array(typedEventSchema),
  quests: z.array(questUpdateSchema),
  denial: denialSchema.optional(),
  /** The proposal to end that this turn led to. */
  proposal: proposalSchema.nullable(),
  sp: z.strictObject({ balance: z.int(), cost: z.int().min(0) }),
  /** Whether the plain narrator wrote because the model did not. */
  degraded: z.boolean(),
  /** The last message of the turn. */
  sequence: z.int().min(1),
});

/** Whether a turn was being told, and is told plainly now. */
export const stoppedSchema = z.strictObject({ stopped: z.boolean() });

/** How many turns are taken back; never beyond the session's start. */
export const undoSessionSchema = z.strictObject({
  turns: z.int().min(1).max(limits.undoTurns).optional(),
});

export type Stopped = z.infer<typeof stoppedSchema>;
export type Execute = z.infer<typeof executeSchema>;
export type Executed = z.infer<typeof executedSchema>;
