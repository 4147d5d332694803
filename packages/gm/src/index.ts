// The GM: judges what a character does in a text, by the laws of the Stage, without a model.
export { aroundOf } from './cards/around.ts';
export { factCards } from './cards/fact-cards.ts';
export { type Around, denialSentence, insteadSentence } from './cards/guidance.ts';
export { createGm, type Gm } from './gm.ts';
export type { TriedInVain, Violation } from './judge/violation.ts';
export type { Analysers } from './language/folder.ts';
export type { PlayerWish } from './language/play-words.ts';
export { CLAIM_SUBJECTS } from './language/types.ts';
export { limits as gmLimits } from './limits.ts';
export { GM_SYSTEM, memoryIn } from './memory/kept-memory.ts';
export { type GmMemory, memorySchema, NO_MEMORY } from './memory/turn-memory.ts';
export { factsOfWorld } from './perform/facts-of-world.ts';
export { gmRules } from './perform/perform.ts';

export { readOutput } from './read/read.ts';
export type { OutputReading } from './read/types.ts';
export { markPlayed } from './reader/marked.ts';
export { isNarrowed, lengthOfNameIn, type PlayedWords, seeingVerb } from './reader/played-words.ts';
export { promiseOf, promisesIn } from './reader/promises.ts';
export { read } from './reader/read.ts';
export type { Meta, ReadDeed, Reading, ReadSaying } from './reader/reading.ts';
export { readSaying } from './reader/saying.ts';
export { actsTaken } from './reader/speech/acts-taken.ts';
export { readSpokenActs } from './reader/speech/spoken-acts.ts';
export { statementsIn } from './reader/statements.ts';
export {
  ALL_SAFE_ACTIONS,
  countRecord,
  NO_COUNTS,
  type SanitizeOptions,
  type SanitizeResult,
  type SanitizerCounts,
  type SanitizerMetrics,
  type SanitizerRecord,
  sanitize,
  sanitizerMetrics,
  sanitizerRecord,
  sanitizeWithDetail,
} from './sanitizer/index.ts';
export { createSessions, type GmSessions, type SessionLimits } from './sessions/sessions.ts';
export {
  NO_PROGRESS,
  type ProgressReport,
  type ProgressState,
  type ProgressTurn,
  STALL_LEVELS,
  stallLevel,
  stallScore,
  watchProgress,
} from './stall/index.ts';
export { gmStep } from './step.ts';
export type { ActionIntent } from './turn/intents.ts';
export {
  type JudgedPerformance as JudgedText,
  judgePerformance as judgeText,
} from './turn/judge-performance.ts';
export { languageOf } from './wire/language-of.ts';
export { type ParsedRequest, parseRequest, type RequestProblem } from './wire/parse-request.ts';
export { type GmResponse, shouldInject } from './wire/response.ts';
export { type GmRequest, gmRequestSchema, type WorldState } from './wire/schema.ts';
