// The ways a backup can be refused, and the one way it cannot be made.
import { StoreError } from '../errors.ts';

/** What is wrong with a backup. */
export type BackupFault =
  | 'NOT_A_BACKUP'
  | 'CUT'
  | 'NEWER_VERSION'
  | 'TOO_LARGE'
  | 'BAD_NAME'
  | 'CHANGED'
  | 'MISSING'
  | 'BAD_SHAPE'
  | 'FORBIDDEN_KEY'
  | 'BROKEN_CHAIN'
  | 'BAD_WORLD'
  | 'BAD_PLAY';

/** The file is no backup, not whole, or not what was written; nothing was restored. */
export class BackupRefusedError extends StoreError {
  readonly code = 'BACKUP_REFUSED';
  readonly fault: BackupFault;
  /** The entry it is about; empty for the file itself. */
  readonly entry: string;

  constructor(fault: BackupFault, at: { entry?: string; detail: string; cause?: unknown }) {
    const { entry = '', detail, cause } = at;
    const where = entry === '' ? '' : ` at ${entry}`;
    super(`the backup is refused${where}: ${detail}; nothing was restored`, { cause });
    this.fault = fault;
    this.entry = entry;
  }
}

/** A backup would be larger than one file of this form can be. */
export class BackupTooLargeError extends StoreError {
  readonly code = 'BACKUP_TOO_LARGE';

  constructor() {
    super('one backup holds 4 GB at most; export the gardens one by one');
  }
}
