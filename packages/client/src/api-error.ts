// What an asked server answered instead of what was wanted, or that it could not be reached.
import type { ErrorCode } from '@hakoniwa/protocol';

/** OFFLINE: nothing came back; BROKEN: what came back was no answer of ours. */
export type ApiErrorCode = ErrorCode | 'OFFLINE' | 'BROKEN';

interface ApiErrorParts {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly problems?: readonly { readonly path: string; readonly message: string }[] | undefined;
  /** What a program needs to go on: a balance, a cost, a state. */
  readonly details?: Readonly<Record<string, string | number>> | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** 0 when nothing came back. */
  readonly status: number;
  /** Every wrong field. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  readonly details: Readonly<Record<string, string | number>>;
  readonly requestId: string | undefined;

  constructor(message: string, parts: ApiErrorParts) {
    const { code, status, problems = [], details = {}, requestId, cause } = parts;
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.problems = problems;
    this.details = details;
    this.requestId = requestId;
  }
}
