// CHARX: an archive with card.json at its root and assets beside it.
import { CardError } from '../card-error.ts';
import { type CardNotice, cardNotice } from '../card-notice.ts';
import { limits } from '../limits.ts';
import { isCodeName } from './entry-name.ts';
import { unzip } from './unzip.ts';
import { type CardZipEntry, zipDirectory } from './zip-directory.ts';

const CARD_NAME = 'card.json';

/** An asset that came with a card; its name is a label inside the archive and nothing else. */
export interface CardAsset {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Charx {
  readonly json: Uint8Array;
  readonly assets: readonly CardAsset[];
  readonly notices: readonly CardNotice[];
}

/** The card of a CHARX file, and its assets but for programs. */
export function readCharx(bytes: Uint8Array): Charx {
  if (bytes.length > limits.fileBytes) {
    throw new CardError('FILE_TOO_LARGE', { limit: limits.fileBytes });
  }
  const entries = zipDirectory(bytes);
  const card = entries.find(({ name }) => name === CARD_NAME);
  if (!card) throw new CardError('CHARX_WITHOUT_CARD');
  const wanted = entries.filter((entry) => entry !== card && !isCodeName(entry.name));
  refuseSwelling([card, ...wanted]);
  return {
    json: unzip(bytes, card),
    assets: wanted.map((entry) => ({ name: entry.name, bytes: unzip(bytes, entry) })),
    notices: wanted.length + 1 < entries.length ? [cardNotice('CODE_LEFT_OUT')] : [],
  };
}

/** Entries may share one piece of packed data, so their sum is what counts. */
function refuseSwelling(entries: readonly CardZipEntry[]): void {
  const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (total > limits.unpackedBytes) {
    throw new CardError('ZIP_TOO_LARGE', { limit: limits.unpackedBytes });
  }
}
