// The fixed words of sessions: states, kinds of messages, phases of a turn. Everyone reads them from here.
import { z } from 'zod';
import { STORY_STATUSES } from './story-statuses.ts';

export const SESSION_STATUSES = ['ACTIVE', 'ENDING_PROPOSED', 'COMPLETED', 'ABANDONED'] as const;
export const sessionStatusSchema = z.enum(SESSION_STATUSES);
export type SessionStatus = z.infer<typeof sessionStatusSchema>;

export const messageTypeSchema = z.enum(['PLAYER_ACTION', 'GM_NARRATIVE', 'SYSTEM_EVENT']);
export const senderTypeSchema = z.enum(['PLAYER', 'GM', 'SYSTEM']);
export type SenderType = z.infer<typeof senderTypeSchema>;
export const actionTypeSchema = z.enum(['choice', 'custom']);

/** Typed events of play: what quests, skills, results and the graph count. */
export const PLAY_EVENTS = [
  'npc.talked',
  'facility.visited',
  'battle.finished',
  'skill.used',
  'inventory.opened',
  'affinity.raised',
  'item.delivered',
  'info.gathered',
  'fragment.found',
  'fragment.collected',
  'gate.reached',
  'encounter.survived',
  'encounter.begun',
  'place.visited',
  'item.gained',
  'item.used',
  'quest.completed',
  'level.up',
  'choice.made',
  'log.compiled',
  'log.manifested',
] as const;
export const playEventSchema = z.enum(PLAY_EVENTS);
export type PlayEventKind = z.infer<typeof playEventSchema>;

/** What a turn is doing while it is waited for, in this order. */
export const TURN_PHASES = [
  'accepted',
  'judging',
  'narrating',
  'saving',
  'resolved',
  'failed',
] as const;
export const turnPhaseSchema = z.enum(TURN_PHASES);
export type TurnPhase = z.infer<typeof turnPhaseSchema>;

export const storyStatusSchema = z.enum(STORY_STATUSES);

/** What became of a proposed ending. */
export const PROPOSAL_STATES = ['open', 'rejected', 'accepted'] as const;

/** How a step of making a result stands; `degraded`: done without a model. */
export const STEP_STATES = ['waiting', 'done', 'degraded'] as const;

export const processingStatusSchema = z.enum(['processing', 'completed', 'failed']);
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

/** Why an ending is proposed. */
export const ENDING_REASONS = [
  'quest_completed',
  'chapter_ended',
  'battle_ended',
  'important_choice',
  'turns',
  'messages',
  'active_minutes',
  'hp_low',
  'mp_low',
  'level_up',
  'important_item',
  'sp_short',
  'third_proposal',
  'turn_limit',
  'time_limit',
  'character_limit',
] as const;
export const endingReasonSchema = z.enum(ENDING_REASONS);
export type EndingReason = z.infer<typeof endingReasonSchema>;
