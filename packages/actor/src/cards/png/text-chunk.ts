// Texts in a PNG: tEXt as the cards' format has it, zTXt and iTXt as some programs write it.
import { unzlibCapped } from '../bytes/inflate.ts';
import { fromLatin1, joinedBytes, toLatin1 } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { limits } from '../limits.ts';
import { type Chunk, makeChunk } from './chunk.ts';

/** Bytes before which a keyword ends; the format says 79, older asset chunks hold whole paths. */
const KEYWORD_BYTES = 300;

/** The keyword of a text chunk; undefined for other chunks and malformed ones. */
export function keywordOf({ type, data }: Chunk): string | undefined {
  if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') return undefined;
  const end = data.subarray(0, KEYWORD_BYTES).indexOf(0);
  return end <= 0 ? undefined : fromLatin1(data.subarray(0, end));
}

/** The text of a text chunk as bytes, unpacked within bounds. */
export function chunkText(chunk: Chunk): Uint8Array {
  const rest = chunk.data.subarray(chunk.data.indexOf(0) + 1);
  if (chunk.type === 'tEXt') return within(rest, chunk.type);
  if (chunk.type === 'zTXt') return unpacked(rest.subarray(1), { method: rest[0], at: 'zTXt' });
  const [isPacked, method] = rest;
  const afterLanguage = rest.indexOf(0, 2);
  const afterTranslation = afterLanguage < 0 ? -1 : rest.indexOf(0, afterLanguage + 1);
  if (afterTranslation < 0) throw new CardError('PNG_DAMAGED');
  const text = rest.subarray(afterTranslation + 1);
  return isPacked === 0 ? within(text, 'iTXt') : unpacked(text, { method, at: 'iTXt' });
}

function within(text: Uint8Array, at: string): Uint8Array {
  if (text.length > TEXT_BYTES) throw new CardError('TEXT_TOO_LARGE', { at, limit: TEXT_BYTES });
  return text;
}

/** A card in base64 is a third longer than its JSON. */
const TEXT_BYTES = Math.ceil(limits.jsonBytes / 3) * 4;

function unpacked(
  packed: Uint8Array,
  { method, at }: { method: number | undefined; at: string },
): Uint8Array {
  if (method !== 0) throw new CardError('PNG_DAMAGED');
  return unzlibCapped(packed, {
    maxBytes: TEXT_BYTES,
    tooLarge: () => new CardError('TEXT_TOO_LARGE', { at, limit: TEXT_BYTES }),
    damaged: (cause) => new CardError('PNG_DAMAGED', {}, { cause }),
  });
}

/** A tEXt chunk of a keyword and ASCII text. */
export function textChunk(keyword: string, text: Uint8Array): Chunk {
  return makeChunk('tEXt', joinedBytes([toLatin1(keyword), Uint8Array.of(0), text]));
}
