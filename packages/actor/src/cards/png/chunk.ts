// PNG as a list of chunks: read with every length and checksum proved, written as it was read.
import { crc32 } from '../bytes/crc32.ts';
import { fromLatin1, joinedBytes, startsWith, toLatin1 } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { limits } from '../limits.ts';

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** Bytes of a chunk besides its data: length, type and checksum. */
const FRAME = 12;
const IHDR_BYTES = 13;

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** The whole chunk as it stands in the file. */
  readonly raw: Uint8Array;
}

export interface Png {
  readonly chunks: readonly Chunk[];
  /** What follows the picture; some programs put things there, and they stay. */
  readonly tail: Uint8Array;
}

/** The chunks of a PNG; pixels are never unpacked. */
export function readPng(bytes: Uint8Array): Png {
  if (bytes.length > limits.fileBytes) {
    throw new CardError('FILE_TOO_LARGE', { limit: limits.fileBytes });
  }
  if (!startsWith(bytes, { head: PNG_SIGNATURE })) throw new CardError('PNG_DAMAGED');
  const chunks: Chunk[] = [];
  let at: number = PNG_SIGNATURE.length;
  while (chunks.at(-1)?.type !== 'IEND') {
    if (chunks.length >= limits.pngChunks) {
      throw new CardError('PNG_TOO_MANY_CHUNKS', { limit: limits.pngChunks });
    }
    const chunk = chunkAt(bytes, at);
    chunks.push(chunk);
    at += chunk.raw.length;
  }
  const [first] = chunks;
  if (first?.type !== 'IHDR' || first.data.length !== IHDR_BYTES)
    throw new CardError('PNG_DAMAGED');
  return { chunks, tail: bytes.subarray(at) };
}

function chunkAt(bytes: Uint8Array, at: number): Chunk {
  if (at + FRAME > bytes.length) throw new CardError('PNG_DAMAGED');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(at);
  const end = at + FRAME + length;
  if (end > bytes.length) throw new CardError('PNG_DAMAGED');
  const type = fromLatin1(bytes.subarray(at + 4, at + 8));
  if (!/^[A-Za-z]{4}$/.test(type)) throw new CardError('PNG_DAMAGED');
  if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) {
    throw new CardError('PNG_CHECKSUM', { at: type });
  }
  return { type, data: bytes.subarray(at + 8, end - 4), raw: bytes.subarray(at, end) };
}

/** A chunk of one's own, with its checksum. */
export function makeChunk(type: string, data: Uint8Array): Chunk {
  const raw = new Uint8Array(FRAME + data.length);
  const view = new DataView(raw.buffer);
  view.setUint32(0, data.length);
  raw.set(toLatin1(type), 4);
  raw.set(data, 8);
  view.setUint32(raw.length - 4, crc32(raw.subarray(4, raw.length - 4)));
  return { type, data: raw.subarray(8, raw.length - 4), raw };
}

/** The file of a list of chunks. */
export function writePng({ chunks, tail }: Png): Uint8Array {
  return joinedBytes([Uint8Array.from(PNG_SIGNATURE), ...chunks.map(({ raw }) => raw), tail]);
}
