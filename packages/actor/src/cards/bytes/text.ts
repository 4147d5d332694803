// Bytes to text and back: UTF-8 that must be right, Latin-1 that always is.
import { CardError } from '../card-error.ts';

/** Text of UTF-8 bytes, without a byte order mark; `at` says where it stood. */
export function fromUtf8(bytes: Uint8Array, at: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CardError('NOT_UTF8', { at }, { cause });
  }
}

/** The UTF-8 bytes of a text. */
export function toUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Text of Latin-1 bytes; for names of chunks only, so it may be slow. */
export function fromLatin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** The bytes of text within Latin-1. */
export function toLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
}

/** Pieces as one run of bytes. */
export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether bytes start with these, from a place on. */
export function startsWith(
  bytes: Uint8Array,
  { head, from = 0 }: { readonly head: readonly number[]; readonly from?: number | undefined },
): boolean {
  return head.every((byte, index) => bytes[from + index] === byte);
}
