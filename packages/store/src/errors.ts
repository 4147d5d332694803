// The ways a store can fail, one class each, with a code that does not change.
import { StoreError } from '@hakoniwa/database';
import type { ChainFault } from '@hakoniwa/stage';

/** There is a garden of that name already. */
export class GardenExistsError extends StoreError {
  readonly code = 'GARDEN_EXISTS';
  readonly garden: string;

  constructor(garden: string) {
    super(`the garden ${quoted(garden)} exists already`);
    this.garden = garden;
  }
}

/** There is no garden of that name. */
export class UnknownGardenError extends StoreError {
  readonly code = 'UNKNOWN_GARDEN';
  readonly garden: string;

  constructor(garden: string) {
    super(`there is no garden ${quoted(garden)}`);
    this.garden = garden;
  }
}

/** The garden has a branch of that id already. */
export class BranchExistsError extends StoreError {
  readonly code = 'BRANCH_EXISTS';
  readonly branch: string;

  constructor(branch: string) {
    super(`the branch ${quoted(branch)} exists already`);
    this.branch = branch;
  }
}

/** The garden has no branch of that id. */
export class UnknownBranchError extends StoreError {
  readonly code = 'UNKNOWN_BRANCH';
  readonly branch: string;

  constructor(branch: string) {
    super(`there is no branch ${quoted(branch)}`);
    this.branch = branch;
  }
}

/** Somebody else appended first: the branch is not where the writer thought it was. */
export class SeqConflictError extends StoreError {
  readonly code = 'SEQ_CONFLICT';
  readonly expected: number;
  readonly actual: number;

  constructor({ expected, actual }: { expected: number; actual: number }) {
    super(`the branch stands at ${actual}, not at ${expected}`);
    this.expected = expected;
    this.actual = actual;
  }
}

/** The events handed in do not follow the branch's tip. */
export class BrokenChainError extends StoreError {
  readonly code = 'BROKEN_CHAIN';
  readonly seq: number;
  readonly fault: ChainFault;

  constructor({ seq, fault }: { seq: number; fault: ChainFault }) {
    super(`event ${seq} does not follow the log: ${fault}`);
    this.seq = seq;
    this.fault = fault;
  }
}

/** A sequence number that no event of the line has. */
export class SeqOutOfRangeError extends StoreError {
  readonly code = 'SEQ_OUT_OF_RANGE';
  readonly seq: number;
  readonly tip: number;

  constructor({ seq, tip }: { seq: number; tip: number }) {
    super(`there is no event ${seq} on a line that ends at ${tip}`);
    this.seq = seq;
    this.tip = tip;
  }
}

/** A name of a garden or branch that no store takes. */
export class InvalidNameError extends StoreError {
  readonly code = 'INVALID_NAME';

  constructor(reason: string) {
    super(`not a name: ${reason}`);
  }
}

/** The store was closed. */
export class StoreClosedError extends StoreError {
  readonly code = 'STORE_CLOSED';

  constructor() {
    super('the store is closed');
  }
}

/** What is wrong with a damaged log, besides the faults of a chain. */
export type DamageCause =
  | ChainFault
  | 'NOT_JSON'
  | 'BAD_RECORD'
  | 'LINE_CHANGED'
  | 'TRUNCATED'
  | 'GENESIS_CHANGED'
  | 'HEAD_UNREADABLE';

/** A file was changed or cut behind the store's back; it is left exactly as it is. */
export class DamagedLogError extends StoreError {
  readonly code = 'LOG_DAMAGED';
  readonly file: string;
  /** The first event that is missing or not what was written. */
  readonly seq: number;
  /** The line of the file, from 1; 0 when it is not about a line. */
  readonly line: number;
  override readonly cause: DamageCause;

  constructor(damage: { file: string; seq: number; line: number; cause: DamageCause }) {
    const { file, seq, line, cause } = damage;
    super(`${file} is damaged at event ${seq} (line ${line}): ${cause}; nothing was changed`);
    this.file = file;
    this.seq = seq;
    this.line = line;
    this.cause = cause;
  }
}

/** Another process writes this garden. */
export class GardenLockedError extends StoreError {
  readonly code = 'GARDEN_LOCKED';
  readonly file: string;
  readonly pid: number;

  constructor({ file, pid }: { file: string; pid: number }) {
    super(`process ${pid} holds ${file}`);
    this.file = file;
    this.pid = pid;
  }
}

/** The store was opened for reading only. */
export class ReadOnlyStoreError extends StoreError {
  readonly code = 'STORE_READ_ONLY';

  constructor() {
    super('the store was opened for reading only');
  }
}

function quoted(name: string): string {
  return JSON.stringify(name);
}
