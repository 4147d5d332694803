// The ways a disk can fail whoever keeps gardens on it, one class each, with a code that does not change.
import { type BothTexts, inBoth } from '../telling/locale/index.ts';
import { ToldError } from '../telling/told-error.ts';

/** Where it is and what the system said; nothing of it is told to clients. */
interface AtPlace {
  readonly place: string;
  readonly cause?: unknown;
}

/** No space is left; what was asked for did not happen, and the next try may succeed. */
export class StorageFullError extends ToldError {
  readonly code = 'STORAGE_FULL';
  readonly place: string;

  constructor({ place, cause }: AtPlace) {
    const message =
      'no space is left where gardens are kept; nothing that was kept is lost, and nothing more is kept until there is room';
    super({ word: 'full', blanks: { place: named(place) }, message, cause });
    this.place = place;
  }
}

/** The disk, or the server, can only be read. */
export class StorageReadOnlyError extends ToldError {
  readonly code = 'STORAGE_READ_ONLY';
  readonly place: string;

  /** `forbidden` when it is only this account that may not write. */
  constructor({ place, cause, isForbidden = false }: AtPlace & { readonly isForbidden?: boolean }) {
    const message = 'the place where gardens are kept can only be read; nothing was changed';
    super({
      word: isForbidden ? 'forbidden' : 'readOnly',
      blanks: { place: named(place) },
      message,
      cause,
    });
    this.place = place;
  }
}

/** Something that was kept cannot be read any more; it is left as it is. */
export class StorageDamagedError extends ToldError {
  readonly code = 'STORAGE_DAMAGED';
  readonly place: string;
  /** The relation, file or block, as the database names it. */
  readonly what: string;

  constructor({ place, what, cause }: AtPlace & { readonly what: string }) {
    const message =
      'something that was kept cannot be read any more; nothing was overwritten, and whoever keeps this server finds more in the log';
    super({ word: 'pages', blanks: { place: named(place), what }, message, cause });
    this.place = place;
    this.what = what;
  }
}

export type StorageError = StorageFullError | StorageReadOnlyError | StorageDamagedError;

/** Who hears of it from afar is not told a place. */
function named(place: string): string | BothTexts {
  return place === '' ? inBoth('house', {}) : place;
}
