// The ways the keeping of gardens can fail, one class each, with a code that does not change.

/** An idempotency key that was used for something else. */
export class KeyReusedError extends Error {
  readonly code = 'KEY_REUSED';
  override readonly name = 'KeyReusedError';

  constructor() {
    super('this idempotency key was used for another request');
  }
}

/** Whoever writes the garden did not answer in time; a request with a key may be sent again. */
export class WriterSilentError extends Error {
  readonly code = 'WRITER_SILENT';
  override readonly name = 'WriterSilentError';

  constructor(garden: string) {
    super(`the writer of ${garden} does not answer; please try again`);
  }
}

/** The writer, in another process, refused a request; the code says why. */
export class AskRefusedError extends Error {
  readonly code = 'ASK_REFUSED';
  override readonly name = 'AskRefusedError';
  /** The code of the error it was refused with there. */
  readonly refusal: string;

  /** What a program needs to go on, as it was said there. */
  readonly details: Readonly<Record<string, string | number>> | undefined;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal.code;
    this.details = refusal.details;
  }
}

/** Why a writer refused, as it stands in a row. */
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string | number>> | undefined;
}

/** The garden does no work of this name. */
export class NoSuchWorkError extends Error {
  readonly code = 'NO_SUCH_WORK';
  override readonly name = 'NoSuchWorkError';

  constructor(work: string) {
    super(`nobody does ${work} in this garden`);
  }
}

/** A garden that lives by its clock has no turns to be taken. */
export class NoTurnsError extends Error {
  readonly code = 'NO_TURNS';
  override readonly name = 'NoTurnsError';

  constructor() {
    super('this garden lives by its clock; let time pass instead');
  }
}

/** The keeper is closing; nothing more is taken. */
export class KeeperClosedError extends Error {
  readonly code = 'KEEPER_CLOSED';
  override readonly name = 'KeeperClosedError';

  constructor() {
    super('the gardens are being closed');
  }
}
