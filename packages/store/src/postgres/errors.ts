// The ways a database and a lease can fail, one class each, with a code that does not change.
import { StoreError } from '../errors.ts';
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

/** Another process writes this garden. */
export class GardenLeasedError extends StoreError {
  readonly code = 'GARDEN_LEASED';
  readonly garden: string;
  readonly holder: string;
  /** Milliseconds until it may be taken over, unless its holder goes on. */
  readonly expiresInMs: number;

  constructor(lease: { garden: string; holder: string; expiresInMs: number }) {
    const { garden, holder, expiresInMs } = lease;
    super(`${holder} writes the garden ${JSON.stringify(garden)} for ${expiresInMs} ms yet`);
    this.garden = garden;
    this.holder = holder;
    this.expiresInMs = expiresInMs;
  }
}

/** The lease ran out or was taken over; this writer writes nothing any more. */
export class LeaseLostError extends StoreError {
  readonly code = 'LEASE_LOST';
  readonly garden: string;

  constructor(garden: string) {
    super(`the lease of the garden ${JSON.stringify(garden)} is lost`);
    this.garden = garden;
  }
}

/** A request of that key has its answer; a second one would be a second act. */
export class RequestAnsweredError extends StoreError {
  readonly code = 'REQUEST_ANSWERED';
  readonly key: string;

  constructor(key: string) {
    super(`the request ${JSON.stringify(key)} is answered already`);
    this.key = key;
  }
}
