// Failures between us and the server: no connection, a redirect, an error status, an unknown model.
import { ModelError } from './model-error.ts';

/** Nobody answered at the address, or the connection broke before an answer began. */
export class ModelRefusedError extends ModelError<{
  readonly url: string;
  /** The system's word for it, such as ECONNREFUSED. */
  readonly reason: string;
}> {
  readonly code = 'MODEL_REFUSED';

  constructor(details: ModelRefusedError['details'], options?: ErrorOptions) {
    super(`no connection to ${details.url} (${details.reason})`, details, options);
  }

  override get isRetryable(): boolean {
    return true;
  }
}

/** The server wanted to send us elsewhere; prompts go only where they were configured to go. */
export class ModelRedirectError extends ModelError<{
  readonly url: string;
  readonly status: number;
  readonly location: string;
}> {
  readonly code = 'MODEL_REDIRECT';

  constructor(details: ModelRedirectError['details'], options?: ErrorOptions) {
    super(`${details.url} redirects to ${details.location}; not followed`, details, options);
  }
}

/** The server answered with an error status. */
export class ModelHttpError extends ModelError<{
  readonly url: string;
  readonly status: number;
  /** The beginning of the server's own words. */
  readonly body: string;
  readonly retryAfterMs?: number;
}> {
  readonly code = 'MODEL_HTTP';

  constructor(details: ModelHttpError['details'], options?: ErrorOptions) {
    super(`${details.url} answered ${details.status}: ${details.body}`, details, options);
  }

  override get isRetryable(): boolean {
    const { status } = this.details;
    return status === 408 || status === 429 || status >= 500;
  }
}

/** The server takes no more calls for now: its owner's limit, not a fault of the answer. */
export class ModelRateLimitedError extends ModelError<{
  readonly url: string;
  readonly body: string;
  readonly retryAfterMs?: number;
}> {
  readonly code = 'MODEL_RATE_LIMITED';

  constructor(details: ModelRateLimitedError['details'], options?: ErrorOptions) {
    super(`${details.url} takes no more calls for now: ${details.body}`, details, options);
  }

  override get isRetryable(): boolean {
    return true;
  }
}

/** The server does not have the model. */
export class ModelNotFoundError extends ModelError<{
  readonly url: string;
  readonly model: string;
  readonly body: string;
}> {
  readonly code = 'MODEL_NOT_FOUND';

  constructor(details: ModelNotFoundError['details'], options?: ErrorOptions) {
    super(`${details.url} has no model ${details.model}: ${details.body}`, details, options);
  }
}

/** An address that we do not call: not http(s), with a password in it, or forbidden by configuration. */
export class ModelAddressError extends ModelError<{
  readonly address: string;
  readonly reason: string;
}> {
  readonly code = 'MODEL_ADDRESS';

  constructor(details: ModelAddressError['details'], options?: ErrorOptions) {
    super(`${details.address} is no address for a model: ${details.reason}`, details, options);
  }
}
