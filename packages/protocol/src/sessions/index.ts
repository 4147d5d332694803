// The wire of sessions: player characters, play, endings, results, history, graph and the socket.
export { arcListSchema, arcSchema, type WireArc } from './arcs.ts';
export {
  type CharacterOnWire,
  type CharacterSheetAnswer,
  type CharacterState,
  characterListSchema,
  characterOnWireSchema,
  characterSheetSchema,
  characterStateSchema,
  type NewCharacter,
  newCharacterSchema,
} from './characters.ts';
export {
  type Accepted,
  acceptedSchema,
  type EndingProposal,
  openProposalSchema,
  proposalSchema,
  type Rejected,
  type RewardsPreview,
  rejectedSchema,
} from './ending.ts';
export {
  type Execute,
  type Executed,
  executedSchema,
  executeSchema,
  type Stopped,
  stoppedSchema,
  undoSessionSchema,
} from './execute.ts';
export {
  type GraphMet,
  type GraphOpen,
  type GraphPart,
  type GraphRumours,
  graphMetSchema,
  graphOpenSchema,
  graphPartSchema,
  graphRumoursSchema,
} from './graph.ts';
export {
  continueSchema,
  type HistoryItem,
  type HistoryQuery,
  historyQuerySchema,
  historySchema,
  messageQuerySchema,
} from './history.ts';
export { limits as playLimits } from './limits.ts';
export {
  type Compile,
  compileSchema,
  completedLogSchema,
  logListSchema,
  type WireFragment,
  type WireLog,
} from './logs.ts';
export { PAGE_HEADERS } from './page-headers.ts';
export { type QuestUpdate, questListSchema, type WireQuest } from './quests.ts';
export {
  type ArcProgress,
  type PendingResult,
  pendingResultSchema,
  type SessionResult,
  sessionResultSchema,
} from './result.ts';
export {
  activeSessionSchema,
  type Choice,
  endSessionSchema,
  type GameMessage,
  type GameSession,
  gameSessionSchema,
  messagePageSchema,
  newSessionSchema,
  type SessionScene,
  sessionSceneSchema,
} from './session.ts';
export {
  type PlayClientMessage,
  type PlayServerMessage,
  playClientMessageSchema,
  playServerMessageSchema,
} from './socket.ts';
export { SP_KINDS, type SpKind, type SpLedger, spLedgerSchema } from './story-points.ts';
export { STORY_STATUSES } from './story-statuses.ts';
export {
  ENDING_REASONS,
  type EndingReason,
  messageTypeSchema,
  PLAY_EVENTS,
  type PlayEventKind,
  PROPOSAL_STATES,
  type ProcessingStatus,
  processingStatusSchema,
  SESSION_STATUSES,
  type SenderType,
  type SessionStatus,
  STEP_STATES,
  senderTypeSchema,
  storyStatusSchema,
  TURN_PHASES,
  type TurnPhase,
} from './words.ts';
