// Failures of the call itself: too late, called off, over budget, no room in the queue, not recorded.
import { ModelError } from './model-error.ts';

/** The time for the call ran out: all of it, an attempt's share, or in silence inside a stream. */
export class ModelTimeoutError extends ModelError<{
  readonly limitMs: number;
  readonly kind: 'deadline' | 'attempt' | 'idle';
}> {
  readonly code = 'MODEL_TIMEOUT';

  constructor(details: ModelTimeoutError['details'], options?: ErrorOptions) {
    super(`no answer within ${details.limitMs} ms (${details.kind})`, details, options);
  }

  override get isRetryable(): boolean {
    return this.details.kind !== 'deadline';
  }
}

/** Somebody called the call off. */
export class ModelAbortedError extends ModelError<{ readonly reason: string }> {
  readonly code = 'MODEL_ABORTED';

  constructor(details: ModelAbortedError['details'], options?: ErrorOptions) {
    super(`called off: ${details.reason}`, details, options);
  }
}

/** The call would go over the hard cap: the garden pauses and says so. */
export class BudgetExceededError extends ModelError<{
  readonly capTokens: number;
  readonly usedTokens: number;
  readonly wantedTokens: number;
}> {
  readonly code = 'BUDGET_EXCEEDED';

  constructor(details: BudgetExceededError['details'], options?: ErrorOptions) {
    const { wantedTokens, usedTokens, capTokens } = details;
    super(`${wantedTokens} tokens on top of ${usedTokens} exceed ${capTokens}`, details, options);
  }
}

/** The model failed again and again and is left alone for a while. */
export class ModelRestingError extends ModelError<{
  /** What was wrong with it the last time. */
  readonly because: string;
  /** How often in a row. */
  readonly failures: number;
  /** How much longer nobody asks it. */
  readonly forMs: number;
}> {
  readonly code = 'MODEL_RESTING';

  constructor(details: ModelRestingError['details'], options?: ErrorOptions) {
    const { because, failures, forMs } = details;
    super(`left alone for ${forMs} ms after ${failures} times ${because}`, details, options);
  }
}

/** Too many calls are waiting for the server. */
export class ModelQueueFullError extends ModelError<{ readonly length: number }> {
  readonly code = 'MODEL_QUEUE_FULL';

  constructor(details: ModelQueueFullError['details'], options?: ErrorOptions) {
    super(`${details.length} calls are waiting already`, details, options);
  }

  override get isRetryable(): boolean {
    return true;
  }
}

/** The recording has no answer for this call. */
export class ModelNotRecordedError extends ModelError<{
  readonly key: string;
  readonly purpose: string;
}> {
  readonly code = 'MODEL_NOT_RECORDED';

  constructor(details: ModelNotRecordedError['details'], options?: ErrorOptions) {
    const { purpose, key } = details;
    super(`no recorded answer for ${purpose} ${key.slice(0, 12)}`, details, options);
  }
}

/** Something that has to be installed first is missing. */
export class ModelRuntimeMissingError extends ModelError<{
  readonly name: string;
  readonly fix: string;
}> {
  readonly code = 'MODEL_RUNTIME_MISSING';

  constructor(details: ModelRuntimeMissingError['details'], options?: ErrorOptions) {
    super(`${details.name} is not installed: ${details.fix}`, details, options);
  }
}

/** The runtime inside our own process failed: a file that is no model, no memory. */
export class ModelRuntimeError extends ModelError<{
  readonly name: string;
  readonly said: string;
}> {
  readonly code = 'MODEL_RUNTIME';

  constructor(details: ModelRuntimeError['details'], options?: ErrorOptions) {
    super(`${details.name} failed: ${details.said}`, details, options);
  }
}
