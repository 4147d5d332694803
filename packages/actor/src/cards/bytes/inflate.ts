// Decompression that stops at a cap instead of filling memory.
import { Inflate, Unzlib } from 'fflate';
import { limits } from '../limits.ts';
import { joinedBytes } from './text.ts';

export interface InflateCaps {
  /** What to throw when more comes out than allowed. */
  readonly tooLarge: () => Error;
  /** What to throw when it is no compressed data. */
  readonly damaged: (cause: unknown) => Error;
  readonly maxBytes: number;
}

/** What raw deflate data unpacks to. */
export function inflateCapped(packed: Uint8Array, caps: InflateCaps): Uint8Array {
  return drain(new Inflate(), packed, caps);
}

/** What zlib data unpacks to. */
export function unzlibCapped(packed: Uint8Array, caps: InflateCaps): Uint8Array {
  return drain(new Unzlib(), packed, caps);
}

function drain(stream: Inflate | Unzlib, packed: Uint8Array, caps: InflateCaps): Uint8Array {
  const pieces: Uint8Array[] = [];
  let total = 0;
  stream.ondata = (piece) => {
    total += piece.length;
    pieces.push(piece);
  };
  for (let at = 0; at === 0 || at < packed.length; at += limits.inflateSlice) {
    const end = at + limits.inflateSlice;
    try {
      stream.push(packed.subarray(at, end), end >= packed.length);
    } catch (cause) {
      throw caps.damaged(cause);
    }
    if (total > caps.maxBytes) throw caps.tooLarge();
  }
  return joinedBytes(pieces);
}
