// Language models: one port, its adapters, and the layers that keep calls timely, counted and repeatable.
export type { Advice } from './detect/advice.ts';
export { USUAL_PORTS } from './detect/candidates.ts';
export { type ChosenModel, chooseModel } from './detect/choose-model.ts';
export { type Detection, type DetectOptions, detectModels } from './detect/detect-models.ts';
export { isLoopback } from './detect/exposure.ts';
export type { ServerKind } from './detect/fingerprints.ts';
export { ollamaHostUrl } from './detect/ollama-host.ts';
export { type FoundServer, probe as probeServer } from './detect/probe.ts';
export type { Embedder, EmbedRequest } from './embed/embedder.ts';
export { ollamaEmbedder } from './embed/ollama-embedder.ts';
export { openAiEmbedder } from './embed/openai-embedder.ts';
export { EMBED, recordedEmbedder, replayEmbedder } from './embed/record-embedder.ts';
export {
  ModelEmptyError,
  ModelGarbageError,
  ModelHalfStreamError,
  ModelOversizedError,
  ModelPromptTooLongError,
  ModelSchemaError,
  ModelServerError,
  ModelToolCallError,
  ModelTruncatedError,
} from './errors/answer-errors.ts';
export {
  BudgetExceededError,
  ModelAbortedError,
  ModelNotRecordedError,
  ModelQueueFullError,
  ModelRestingError,
  ModelRuntimeError,
  ModelRuntimeMissingError,
  ModelTimeoutError,
} from './errors/call-errors.ts';
export {
  ModelAddressError,
  ModelHttpError,
  ModelNotFoundError,
  ModelRateLimitedError,
  ModelRedirectError,
  ModelRefusedError,
} from './errors/connection-errors.ts';
export { ModelError } from './errors/model-error.ts';
export {
  type ErrorRecord,
  errorRecord,
  MODEL_ERROR_CODES,
  type ModelErrorCode,
  reviveError,
} from './errors/revive-error.ts';
export type { ChatFormat } from './format/chat-format.ts';
export { CHAT_FORMATS, chooseFormat } from './format/choose-format.ts';
export { stripControlTokens } from './format/strip-control-tokens.ts';
export { withChatFormat } from './format/with-chat-format.ts';
export { type GgufOptions, ggufModel } from './gguf/gguf-model.ts';
export { limits as modelLimits } from './limits.ts';
export { type ListedModel, listOllama } from './ollama/list-ollama.ts';
export { loadedContext } from './ollama/loaded-context.ts';
export { type OllamaOptions, ollamaModel } from './ollama/ollama-model.ts';
export { type PullOptions, type PullProgress, pullModel } from './ollama/pull-model.ts';
export { type OpenAiOptions, openAiModel } from './openai/openai-model.ts';
export { addressList, isLoopbackIp, unmapped } from './outbound/address-list.ts';
export type { IpKind } from './outbound/ip-kind.ts';
export { type OutboundDoor, outboundDoor, type ServerKey } from './outbound/outbound-door.ts';
export { originOf, serverUrl } from './outbound/server-url.ts';
export {
  type AnswerSchema,
  type GenerateRequest,
  MESSAGE_ROLES,
  type Message,
  type MessageRole,
  type Phase,
  PRIORITIES,
  type Priority,
} from './port/generate-request.ts';
export type { Finish, GenerateResult, Timings, Usage } from './port/generate-result.ts';
export { type LanguageModel, type Layer, stackLayers } from './port/language-model.ts';
export { type CallJournal, MemoryJournal } from './record/call-journal.ts';
export { callKey, promptHash, requestData } from './record/call-key.ts';
export { type CallRecord, parseRecords, recordsText } from './record/call-record.ts';
export { replayModel } from './record/replay-model.ts';
export { withRecord } from './record/with-record.ts';
export {
  CallScheduler,
  type ScheduleOptions,
  type SchedulerOptions,
} from './schedule/call-scheduler.ts';
export { ServerSchedulers } from './schedule/server-schedulers.ts';
export type { Ticket } from './schedule/waiting-call.ts';
export { withSchedule } from './schedule/with-schedule.ts';
export {
  type AnswerScript,
  type ScriptedAnswer,
  scriptedModel,
} from './scripted/scripted-model.ts';
export {
  generateStructured,
  type LadderOptions,
  type Structured,
} from './structured/generate-structured.ts';
export { isInLanguage } from './structured/is-in-language.ts';
export { readLenientJson } from './structured/lenient-json.ts';
export { type AnswerReading, type ReadAnswer, readAnswer } from './structured/read-answer.ts';
export { askAgain, type StructuredRequest } from './structured/schema-prompt.ts';
export { estimatePrompt, estimateTokens } from './tokens/estimate-tokens.ts';
export { CallBreaker } from './wrap/call-breaker.ts';
export {
  type Forecast,
  type ForecastOptions,
  forecastRun,
  type PlannedCalls,
} from './wrap/forecast-run.ts';
export { PrefixMeter, type PrefixSums, withPrefixMeter } from './wrap/prefix-meter.ts';
export { isSameModel } from './wrap/same-model.ts';
export { type StandardOptions, standardLayers } from './wrap/standard-layers.ts';
export { TokenBudget } from './wrap/token-budget.ts';
export { TokenMeter, type TokenRow, type TokenSums } from './wrap/token-meter.ts';
export { withAttemptLimit } from './wrap/with-attempt-limit.ts';
export { withBreaker } from './wrap/with-breaker.ts';
export { withBudget } from './wrap/with-budget.ts';
export { withDeadline } from './wrap/with-deadline.ts';
export { withIdleLimit } from './wrap/with-idle-limit.ts';
export { withMeter } from './wrap/with-meter.ts';
export { type Retry, type RetryOptions, withRetry } from './wrap/with-retry.ts';
export { type TruncationOptions, withTruncationGuard } from './wrap/with-truncation-guard.ts';
