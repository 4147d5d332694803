// The ways a database can fail, one class each, with a code that does not change.
import { StoreError } from '../store-error.ts';
import { ToldError } from '../telling/told-error.ts';

/** The database cannot be reached, and did not come back in time. */
export class DatabaseUnavailableError extends ToldError {
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(cause: unknown) {
    super({ word: 'silent', blanks: {}, message: 'the database cannot be reached', cause });
  }
}

/** The server let us not in: a wrong password, no such database. */
export class DatabaseRefusedError extends StoreError {
  readonly code = 'DATABASE_REFUSED';
  readonly place: string;

  constructor(place: string, cause: Error) {
    super(`the database at ${place} refuses: ${cause.message}; look at DATABASE_URL`, { cause });
    this.place = place;
  }
}

/** The server is older than anything this was tried with. */
export class DatabaseTooOldError extends StoreError {
  readonly code = 'DATABASE_TOO_OLD';
  readonly found: string;

  constructor(found: string) {
    super(`PostgreSQL ${found} is too old; 15 or newer is needed`);
    this.found = found;
  }
}

/** The tables were made by a newer Hakoniwa; this one would not understand them. */
export class DatabaseNewerError extends StoreError {
  readonly code = 'DATABASE_NEWER';

  constructor() {
    super('the database was written by a newer Hakoniwa; start that one, or restore a backup');
  }
}
