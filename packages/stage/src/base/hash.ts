// SHA-256 over text, and sums of digests that do not care about order.
import { sha256, sha256Hex } from './sha256.ts';

/** A digest as eight 32-bit lanes, so that many can be added up in any order. */
export type Digest = Uint32Array;

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return sha256Hex(text);
}

/** SHA-256 of a text as lanes. */
export function digestText(text: string): Digest {
  const bytes = sha256(text);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: LANES }, (_, lane) => view.getUint32(lane * 4));
}

/** The sum of nothing. */
export function emptyDigest(): Digest {
  return new Uint32Array(LANES);
}

/** Adds `more` to `sum` in place; typed arrays wrap around by themselves. */
export function addDigest(sum: Digest, more: Digest): void {
  for (let lane = 0; lane < LANES; lane++) sum[lane] = (sum[lane] ?? 0) + (more[lane] ?? 0);
}

/** A digest in hex. */
export function digestHex(digest: Digest): string {
  return Array.from(digest, (lane) => lane.toString(16).padStart(8, '0')).join('');
}

const LANES = 8;
