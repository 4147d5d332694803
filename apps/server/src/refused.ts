// A request that is not let through: a code of the wire's table, a sentence, and when to come back.
import type { ErrorCode } from '@hakoniwa/protocol';

interface RefusedOptions extends ErrorOptions {
  /** Seconds after which it may go better. */
  readonly retryAfterSeconds?: number;
}

/** Thrown by borders and routes; answered in answer-error.ts. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: RefusedOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
