// The ways a backup can be refused, and the one way it cannot be made.
import { StoreError } from '../store-error.ts';

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
  /** What is wrong, without where. */
  readonly detail: string;
  /** The event it is about, where it is about one, and the fault of its link. */
  readonly event: BadEvent | undefined;

  constructor(fault: BackupFault, at: RefusedAt) {
    const { entry = '', detail, cause, event } = at;
    const where = entry === '' ? '' : ` at ${entry}`;
    super(`the backup is refused${where}: ${detail}; nothing was restored`, { cause });
    this.fault = fault;
    this.entry = entry;
    this.detail = detail;
    this.event = event;
  }
}

/** An event that is not what was written, and why not. */
export interface BadEvent {
  readonly branch: string;
  readonly seq: number;
  readonly code: string;
}

interface RefusedAt {
  readonly entry?: string;
  readonly detail: string;
  readonly cause?: unknown;
  readonly event?: BadEvent | undefined;
}

/** A backup would be larger than one file of this form can be. */
export class BackupTooLargeError extends StoreError {
  readonly code = 'BACKUP_TOO_LARGE';

  constructor() {
    super('one backup holds 4 GB at most; export the gardens one by one');
  }
}
