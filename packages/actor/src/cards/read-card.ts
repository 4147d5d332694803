// Reads a card from the bytes of a file: what it is shows in the bytes, never in a name.
import { startsWith } from './bytes/text.ts';
import type { Card } from './card.ts';
import { CardError } from './card-error.ts';
import { type CardNotice, eachOnce } from './card-notice.ts';
import { cardFromJson } from './json/card-from-json.ts';
import { parseCardJson } from './json/parse-json.ts';
import { limits } from './limits.ts';
import { cardInPng } from './png/card-in-png.ts';
import { PNG_SIGNATURE } from './png/chunk.ts';
import { type CardAsset, readCharx } from './zip/read-charx.ts';

const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04] as const;
const JPEG_MARK = [0xff, 0xd8, 0xff] as const;

export interface CardFile {
  readonly card: Card;
  readonly container: 'json' | 'png' | 'charx';
  /** The PNG it came in, without the card. */
  readonly picture?: Uint8Array;
  readonly assets: readonly CardAsset[];
  /** What of it is kept but not used. */
  readonly notices: readonly CardNotice[];
}

/** The card in a file. Throws a CardError, and nothing else, for whatever is not one. */
export function readCard(bytes: Uint8Array): CardFile {
  if (bytes.length > limits.fileBytes) {
    throw new CardError('FILE_TOO_LARGE', { limit: limits.fileBytes });
  }
  if (startsWith(bytes, { head: PNG_SIGNATURE })) return fromPng(bytes);
  // One program sends archives behind a JPEG, so that they can be shown as a picture.
  if (startsWith(bytes, { head: ZIP_MARK }) || startsWith(bytes, { head: JPEG_MARK }))
    return fromCharx(bytes);
  if (!looksLikeJson(bytes)) throw new CardError('FORMAT_UNKNOWN');
  const { value, text } = parseCardJson(bytes, 'JSON');
  return { ...cardFromJson(value, text), container: 'json', assets: [] };
}

function fromPng(bytes: Uint8Array): CardFile {
  const { json, keyword, picture, assets } = cardInPng(bytes);
  const { value, text } = parseCardJson(json, keyword);
  return { ...cardFromJson(value, text), container: 'png', picture, assets };
}

function fromCharx(bytes: Uint8Array): CardFile {
  const { json, assets, notices } = readCharx(bytes);
  const { value, text } = parseCardJson(json, 'card.json');
  const read = cardFromJson(value, text);
  return {
    card: read.card,
    container: 'charx',
    assets,
    notices: eachOnce([...read.notices, ...notices]),
  };
}

/** Whether text begins that could be an object. */
export function looksLikeJson(bytes: Uint8Array): boolean {
  const from = startsWith(bytes, { head: [0xef, 0xbb, 0xbf] }) ? 3 : 0;
  return bytes.subarray(from).find((byte) => byte > 0x20) === '{'.charCodeAt(0);
}
