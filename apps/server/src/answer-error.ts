// The one place where errors become HTTP answers.

import { DatabaseUnavailableError, StoreError, storageFailure } from '@hakoniwa/database';
import {
  AskRefusedError,
  GardenBusyError,
  GardenLimitError,
  GardensClosedError,
  KeyReusedError,
  NoSuchSpeedError,
  NoTurnsError,
  PackProblemsError,
  QuotaFullError,
  UnknownPackError,
  UnknownTurnError,
  WriterSilentError,
} from '@hakoniwa/garden';
import { DictionaryUnreadable } from '@hakoniwa/gm/load';
import {
  BudgetExceededError,
  ModelAbortedError,
  ModelAddressError,
  ModelError,
} from '@hakoniwa/model';
import { ERROR_CODES, ERRORS, type ErrorAnswer, type ErrorCode } from '@hakoniwa/protocol';
import { PlayRefused } from '@hakoniwa/sessions';
import {
  DamagedLogError,
  SeqOutOfRangeError,
  StoreClosedError,
  UnknownBranchError,
} from '@hakoniwa/store';
import { LeaseLostError } from '@hakoniwa/store/postgres';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  BodyBroken,
  BodyNotJson,
  BodyTooLarge,
  BodyTypeUnsupported,
  RequestInvalid,
} from './errors.ts';
import { limits } from './limits.ts';
import { requestIdOf } from './observe/request-id.ts';
import { Refused } from './refused.ts';

/** Each class with its code; a class stands before the one it descends from. */
const CODES: readonly [abstract new (...args: never[]) => Error, ErrorCode][] = [
  [BodyNotJson, 'NOT_JSON'],
  [BodyBroken, 'BODY_BROKEN'],
  [BodyTooLarge, 'TOO_LARGE'],
  [BodyTypeUnsupported, 'UNSUPPORTED_TYPE'],
  [RequestInvalid, 'VALIDATION'],
  [NoSuchSpeedError, 'VALIDATION'],
  [SeqOutOfRangeError, 'VALIDATION'],
  [UnknownBranchError, 'UNKNOWN_BRANCH'],
  [PackProblemsError, 'PACK_PROBLEMS'],
  [KeyReusedError, 'KEY_REUSED'],
  [NoTurnsError, 'NO_TURNS'],
  [WriterSilentError, 'BUSY'],
  [LeaseLostError, 'BUSY'],
  [DatabaseUnavailableError, 'BUSY'],
  [DamagedLogError, 'STORAGE_DAMAGED'],
  [GardensClosedError, 'CLOSING'],
  [StoreClosedError, 'CLOSING'],
  [GardenBusyError, 'BUSY'],
  [GardenLimitError, 'GARDEN_LIMIT'],
  [QuotaFullError, 'QUOTA_FULL'],
  [UnknownPackError, 'UNKNOWN_PACK'],
  [UnknownTurnError, 'UNKNOWN_TURN'],
  [BudgetExceededError, 'TOKENS_USED_UP'],
  [ModelAbortedError, 'CALLED_OFF'],
  [ModelAddressError, 'UNSAFE_TARGET'],
  [ModelError, 'NO_MODEL_SERVER'],
  [DictionaryUnreadable, 'DICTIONARY_UNREADABLE'],
];

/** Seconds to wait when nothing better is known. */
export const RETRY_SECONDS = 5;

/** The answer to an error; of one that nobody foresaw only the log hears more. */
export function answerError(thrown: unknown, context: Context): Response {
  const error = (isOwnWord(thrown) ? undefined : storageFailure(thrown)) ?? thrown;
  const code = errorCodeOf(error);
  const message =
    code === 'INTERNAL' || !(error instanceof Error)
      ? 'something went wrong here; the log says what'
      : isShortOfMeans(error)
        ? 'the database is short of memory or files; please try again'
        : error.message;
  return answer(context, { code, message, error });
}

/** The code of an error; INTERNAL for what we did not foresee. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof Refused || error instanceof PlayRefused) return error.code;
  if (error instanceof AskRefusedError) return wireCode(error.refusal);
  const failure = storageFailure(error);
  if (failure) return failure.code;
  const known = CODES.find(([kind]) => error instanceof kind)?.[1];
  return known ?? (isShortOfMeans(error) ? 'BUSY' : 'INTERNAL');
}

/** Refusals are ours, whatever they came from. */
function isOwnWord(error: unknown): boolean {
  return (
    error instanceof Refused || error instanceof PlayRefused || error instanceof AskRefusedError
  );
}

/** PostgreSQL's class 53 beside a full disk: no memory, no files, too much at once. It passes. */
function isShortOfMeans(error: unknown): boolean {
  if (error instanceof StoreError) return false;
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && /^53\d{3}$/.test(String(at.code))) return true;
  return false;
}

/** Codes of a writer elsewhere that the wire has no word for. */
const WIRE_CODES: Readonly<Record<string, ErrorCode>> = {
  NO_SUCH_SPEED: 'VALIDATION',
  SEQ_OUT_OF_RANGE: 'VALIDATION',
  BUDGET_EXCEEDED: 'TOKENS_USED_UP',
  MODEL_ABORTED: 'CALLED_OFF',
};

/** What a writer elsewhere refused is refused here alike. */
function wireCode(refusal: string): ErrorCode {
  return WIRE_CODES[refusal] ?? ERROR_CODES.find((code) => code === refusal) ?? 'INTERNAL';
}

/** The answer where nothing is. */
export function answerNotFound(context: Context): Response {
  return answer(context, { code: 'NOT_FOUND', message: `nothing is at ${context.req.path}` });
}

interface Telling {
  readonly code: ErrorCode;
  readonly message: string;
  readonly error?: unknown;
}

function answer(context: Context, { code, message, error }: Telling): Response {
  const { status, again } = ERRORS[code];
  if (again) context.header('retry-after', String(retrySeconds(error)));
  if (status === 401) context.header('www-authenticate', 'Bearer realm="hakoniwa"');
  const problems = problemsOf(error);
  const body: ErrorAnswer = {
    error: {
      ...{ code, message },
      ...(problems ? { problems } : {}),
      ...detailsOf(error),
      requestId: requestIdOf(context),
    },
  };
  return context.json(body, status as ContentfulStatusCode);
}

/** What a program needs to go on, where the refusal says it. */
function detailsOf(error: unknown): { details?: Record<string, string | number> } {
  const hasDetails = error instanceof PlayRefused || error instanceof AskRefusedError;
  return hasDetails && error.details ? { details: { ...error.details } } : {};
}

function retrySeconds(error: unknown): number {
  const isTimed = error instanceof Refused || error instanceof GardenBusyError;
  return (isTimed ? error.retryAfterSeconds : undefined) ?? RETRY_SECONDS;
}

function problemsOf(error: unknown): { path: string; message: string }[] | undefined {
  if (error instanceof RequestInvalid) return [...error.problems];
  if (error instanceof NoSuchSpeedError) return [{ path: 'speed', message: error.message }];
  if (!(error instanceof PackProblemsError)) return undefined;
  return error.problems.slice(0, limits.problemsListed).map(({ file, line, message }) => ({
    path: `${file}:${line}`,
    message: message.en,
  }));
}
