// The third kind of error: we have a bug. It stops this garden, never the server.

/** Raised when the code broke its own promise. */
export class BugError extends Error {
  readonly code = 'BUG';
  override readonly name = 'BugError';
}

/** Stops here when `condition` does not hold. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new BugError(message);
}

/** Marks a branch the types say cannot be reached. */
export function assertNever(value: never): never {
  throw new BugError(`unexpected value ${JSON.stringify(value)}`);
}
