// The base of every error of whatever keeps gardens, and the refusal of a disk.

/** What every error of a store has in common. */
export abstract class StoreError extends Error {
  abstract readonly code: string;

  override get name(): string {
    return this.constructor.name;
  }
}

/** The disk refused; what was asked for did not happen. */
export class StoreWriteError extends StoreError {
  readonly code = 'STORE_WRITE_FAILED';
  readonly file: string;

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    super(`could not write ${file}${reason}`, { cause });
    this.file = file;
  }
}
