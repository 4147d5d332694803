// The ways the embedded database can fail to be there, one class each, with a code that does not change.
import { inBoth } from '../telling/locale/index.ts';
import { ToldError } from '../telling/told-error.ts';

/** PostgreSQL's programs are not there or do not run on this machine. */
export class DatabaseBinariesError extends ToldError {
  readonly code = 'DATABASE_BINARIES';

  constructor(reason: string, options: { readonly cause?: unknown } = {}) {
    super({ word: 'binaries', blanks: { reason }, ...options });
  }
}

/** What is wrong with one file of a database. */
export interface FileDamage {
  readonly file: string;
  readonly how: 'fileMissing' | 'fileNoVersion' | 'fileCut' | 'fileChanged';
  /** How long it is. */
  readonly bytes?: number;
}

/** The folder is not as the database left it; it is not touched. */
export class DatabaseDamagedError extends ToldError {
  readonly code = 'DATABASE_DAMAGED';
  readonly folder: string;
  readonly damage: FileDamage;

  constructor(folder: string, damage: FileDamage) {
    const { file, how, bytes = 0 } = damage;
    super({ word: 'damaged', blanks: { folder, reason: inBoth(how, { file, bytes }) } });
    this.folder = folder;
    this.damage = damage;
  }
}

/** The folder was written by another major version of PostgreSQL. */
export class DatabaseVersionError extends ToldError {
  readonly code = 'DATABASE_VERSION';
  readonly folder: string;
  readonly found: string;
  readonly wanted: string;

  constructor({ folder, found, wanted }: { folder: string; found: string; wanted: string }) {
    super({ word: 'version', blanks: { folder, found, wanted } });
    this.folder = folder;
    this.found = found;
    this.wanted = wanted;
  }
}

/** The folder belongs to another account of this machine. */
export class DatabaseAccountError extends ToldError {
  readonly code = 'DATABASE_ACCOUNT';
  readonly folder: string;

  constructor(folder: string) {
    super({ word: 'account', blanks: { folder } });
    this.folder = folder;
  }
}

/** The server did not start, or did not stop; its own last words are in the message. */
export class DatabaseStartError extends ToldError {
  readonly code = 'DATABASE_START';
  readonly folder: string;

  constructor(folder: string, reason: string) {
    super({ word: 'start', blanks: { folder, reason } });
    this.folder = folder;
  }
}

/** Another process is starting or stopping the same database and does not get done. */
export class DatabaseBusyError extends ToldError {
  readonly code = 'DATABASE_BUSY';
  readonly file: string;

  constructor(file: string) {
    super({ word: 'busy', blanks: { file } });
    this.file = file;
  }
}
