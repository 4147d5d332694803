// A session that could not be played: which one, and why.

export class SessionFailedError extends Error {
  readonly code = 'SESSION_FAILED';
  override readonly name = 'SessionFailedError';
  readonly cell: string;
  /** The code of what went wrong, where it has one. */
  readonly reason: string | undefined;

  constructor(cell: string, failure: { readonly message: string; readonly code?: string }) {
    super(`${cell}: ${failure.message}`);
    this.cell = cell;
    this.reason = failure.code;
  }
}
