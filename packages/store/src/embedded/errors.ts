// The ways the embedded database can fail to be there, one class each, with a code that does not change.
import { StoreError } from '../errors.ts';

/** PostgreSQL's programs are not there or do not run on this machine. */
export class DatabaseBinariesError extends StoreError {
  readonly code = 'DATABASE_BINARIES';

  constructor(reason: string, options?: ErrorOptions) {
    super(
      `the embedded database cannot run here (${reason}); set DATABASE_URL to a PostgreSQL server, 15 or newer`,
      options,
    );
  }
}

/** The folder is not as the database left it; it is not touched. */
export class DatabaseDamagedError extends StoreError {
  readonly code = 'DATABASE_DAMAGED';
  readonly folder: string;

  constructor(folder: string, reason: string) {
    super(`the database in ${folder} is damaged: ${reason}; nothing was changed, restore a backup`);
    this.folder = folder;
  }
}

/** The folder was written by another major version of PostgreSQL. */
export class DatabaseVersionError extends StoreError {
  readonly code = 'DATABASE_VERSION';
  readonly folder: string;
  readonly found: string;
  readonly wanted: string;

  constructor({ folder, found, wanted }: { folder: string; found: string; wanted: string }) {
    super(
      `the database in ${folder} was written by PostgreSQL ${found}, this is ${wanted}; export it with the version that wrote it`,
    );
    this.folder = folder;
    this.found = found;
    this.wanted = wanted;
  }
}

/** The folder belongs to another account of this machine. */
export class DatabaseAccountError extends StoreError {
  readonly code = 'DATABASE_ACCOUNT';
  readonly folder: string;

  constructor(folder: string) {
    super(`the database in ${folder} belongs to another account of this machine`);
    this.folder = folder;
  }
}

/** The server did not start, or did not stop; its own last words are in the message. */
export class DatabaseStartError extends StoreError {
  readonly code = 'DATABASE_START';
  readonly folder: string;

  constructor(folder: string, reason: string) {
    super(`the database in ${folder} does not start: ${reason}`);
    this.folder = folder;
  }
}

/** Another process is starting or stopping the same database and does not get done. */
export class DatabaseBusyError extends StoreError {
  readonly code = 'DATABASE_BUSY';
  readonly file: string;

  constructor(file: string) {
    super(`another process holds ${file} and does not let go`);
    this.file = file;
  }
}
