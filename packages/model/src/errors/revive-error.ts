// Builds an error again from its record, so that a replay fails exactly as the call did.
import { isJsonObject, type JsonObject } from '@hakoniwa/stage';
import {
  ModelEmptyError,
  ModelGarbageError,
  ModelHalfStreamError,
  ModelOversizedError,
  ModelPromptTooLongError,
  ModelSchemaError,
  ModelServerError,
  ModelToolCallError,
  ModelTruncatedError,
} from './answer-errors.ts';
import {
  BudgetExceededError,
  ModelAbortedError,
  ModelNotRecordedError,
  ModelQueueFullError,
  ModelRestingError,
  ModelRuntimeError,
  ModelRuntimeMissingError,
  ModelTimeoutError,
} from './call-errors.ts';
import {
  ModelAddressError,
  ModelHttpError,
  ModelNotFoundError,
  ModelRateLimitedError,
  ModelRedirectError,
  ModelRefusedError,
} from './connection-errors.ts';
import type { ModelError } from './model-error.ts';

type Revive = (details: never) => ModelError;

/** Every code with the class it stands for: a new error class is one line here. */
const byCode = {
  MODEL_REFUSED: (details) => new ModelRefusedError(details),
  MODEL_REDIRECT: (details) => new ModelRedirectError(details),
  MODEL_HTTP: (details) => new ModelHttpError(details),
  MODEL_RATE_LIMITED: (details) => new ModelRateLimitedError(details),
  MODEL_NOT_FOUND: (details) => new ModelNotFoundError(details),
  MODEL_ADDRESS: (details) => new ModelAddressError(details),
  MODEL_GARBAGE: (details) => new ModelGarbageError(details),
  MODEL_HALF_STREAM: (details) => new ModelHalfStreamError(details),
  MODEL_SERVER: (details) => new ModelServerError(details),
  MODEL_OVERSIZED: (details) => new ModelOversizedError(details),
  MODEL_TRUNCATED: (details) => new ModelTruncatedError(details),
  MODEL_PROMPT_TOO_LONG: (details) => new ModelPromptTooLongError(details),
  MODEL_EMPTY: (details) => new ModelEmptyError(details),
  MODEL_TOOL_CALL: (details) => new ModelToolCallError(details),
  MODEL_SCHEMA: (details) => new ModelSchemaError(details),
  MODEL_TIMEOUT: (details) => new ModelTimeoutError(details),
  MODEL_ABORTED: (details) => new ModelAbortedError(details),
  BUDGET_EXCEEDED: (details) => new BudgetExceededError(details),
  MODEL_RESTING: (details) => new ModelRestingError(details),
  MODEL_QUEUE_FULL: (details) => new ModelQueueFullError(details),
  MODEL_NOT_RECORDED: (details) => new ModelNotRecordedError(details),
  MODEL_RUNTIME_MISSING: (details) => new ModelRuntimeMissingError(details),
  MODEL_RUNTIME: (details) => new ModelRuntimeError(details),
} as const satisfies Record<string, Revive>;

/** The code of a model error. */
export type ModelErrorCode = keyof typeof byCode;

/** Every code there is. */
export const MODEL_ERROR_CODES = Object.keys(byCode) as readonly ModelErrorCode[];

/** An error as plain data. */
export interface ErrorRecord {
  readonly code: ModelErrorCode;
  readonly details: JsonObject;
}

/** The plain data of an error. */
export function errorRecord(error: ModelError): ErrorRecord {
  const details: unknown = JSON.parse(JSON.stringify(error.details));
  return { code: error.code as ModelErrorCode, details: isJsonObject(details) ? details : {} };
}

/** The error a record stands for. */
export function reviveError({ code, details }: ErrorRecord): ModelError {
  return byCode[code](details as never);
}
