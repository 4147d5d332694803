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

/** The gardens are closing; nothing more is taken. */
export class GardensClosedError extends Error {
  readonly code = 'GARDENS_CLOSED';
  override readonly name = 'GardensClosedError';

  constructor() {
    super('the gardens are being closed');
  }
}

/** A garden has too much to do; what waits is not lost. */
export class GardenBusyError extends Error {
  readonly code = 'BUSY';
  override readonly name = 'GardenBusyError';
  /** Seconds after which it may go better. */
  readonly retryAfterSeconds = 1;

  constructor() {
    super('this garden has too much to do; please wait');
  }
}

/** An owner has as many gardens as may be kept for one. */
export class GardenLimitError extends Error {
  readonly code = 'GARDEN_LIMIT';
  override readonly name = 'GardenLimitError';

  constructor(capacity: number) {
    super(`no more than ${capacity} gardens are kept for one owner`);
  }
}

/** All that may be kept for an owner is used up; what was kept can be read, exported and gone back in as before. */
export class QuotaFullError extends Error {
  readonly code = 'QUOTA_FULL';
  override readonly name = 'QuotaFullError';

  constructor(quotaBytes: number) {
    const size = `${Math.round(quotaBytes / 1e6)} MB`;
    super(
      `the ${size} that may be kept for one owner are used up: nothing more happens in these gardens until whoever keeps this server allows more (HAKONIWA_QUOTA_MB); what is there can be seen and exported`,
    );
  }
}

/** No pack of that name, or none of whoever asks. */
export class UnknownPackError extends Error {
  readonly code = 'UNKNOWN_PACK';
  override readonly name = 'UnknownPackError';

  constructor() {
    super('there is no such pack here');
  }
}

/** No turn of a character is at that place of the log. */
export class UnknownTurnError extends Error {
  readonly code = 'UNKNOWN_TURN';
  override readonly name = 'UnknownTurnError';

  constructor(message = 'no turn of a character is there') {
    super(message);
  }
}
