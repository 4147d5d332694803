// Base64 to bytes and back, strict but for white space and missing padding.
import { CardError } from '../card-error.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PAD = '='.charCodeAt(0);
const NONE = 255;

const values = new Uint8Array(256).fill(NONE);
for (let index = 0; index < LETTERS.length; index++) values[LETTERS.charCodeAt(index)] = index;
// The form for addresses is met in the wild and cannot be mistaken.
values['-'.charCodeAt(0)] = 62;
values['_'.charCodeAt(0)] = 63;

/** The bytes of base64 given as ASCII bytes; `at` says where it stood. */
export function fromBase64(text: Uint8Array, at: string): Uint8Array {
  const out = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let length = 0;
  let held = 0;
  let bits = 0;
  let padding = 0;
  for (const letter of text) {
    if (letter === 0x20 || (letter >= 0x09 && letter <= 0x0d)) continue;
    if (letter === PAD) {
      padding += 1;
      continue;
    }
    const value = values[letter] ?? NONE;
    if (value === NONE || padding > 0) throw new CardError('NOT_BASE64', { at });
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out[length] = (held >> bits) & 0xff;
    length += 1;
  }
  // One letter alone carries six bits, which are no byte; its file was cut.
  if (bits === 6 || padding > 2) throw new CardError('NOT_BASE64', { at });
  return out.subarray(0, length);
}

/** Base64 with padding, as ASCII bytes. */
export function toBase64(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(PAD);
  let at = 0;
  for (let index = 0; index < bytes.length; index += 3) {
    const rest = bytes.length - index;
    const group =
      ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    const letters = Math.min(rest, 3) + 1;
    for (let letter = 0; letter < letters; letter++) {
      out[at + letter] = LETTERS.charCodeAt((group >> (18 - letter * 6)) & 63);
    }
    at += 4;
  }
  return out;
}
