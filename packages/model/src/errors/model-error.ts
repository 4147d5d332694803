// What every failure of a model call has in common: a stable code, typed details, and whether to try again.

/** Something about a model call failed; each way has a class, a code and its details. */
export abstract class ModelError<Details extends object = object> extends Error {
  abstract readonly code: string;
  /** Plain data that says what happened; enough to build the error again from a record. */
  readonly details: Details;

  constructor(message: string, details: Details, options?: ErrorOptions) {
    super(message, options);
    this.details = details;
  }

  override get name(): string {
    return this.constructor.name;
  }

  /** Whether the same call may succeed a moment later. */
  get isRetryable(): boolean {
    return false;
  }
}
