// Unpacks one entry of an archive, within caps on its size and on how far it swells.
import { crc32 } from '../bytes/crc32.ts';
import { inflateCapped } from '../bytes/inflate.ts';
import { startsWith } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { limits } from '../limits.ts';
import type { CardZipEntry } from './zip-directory.ts';

const LOCAL_MARK = [0x50, 0x4b, 0x03, 0x04] as const;
const LOCAL_BYTES = 30;

/** The bytes of an entry; what the directory says of it is held against what comes out. */
export function unzip(bytes: Uint8Array, entry: CardZipEntry): Uint8Array {
  refuseLarge(entry);
  const packed = packedOf(bytes, entry);
  const out = entry.method === 'stored' ? packed : inflated(packed, entry);
  if (out.length !== entry.unpackedBytes || crc32(out) !== entry.crc) {
    throw new CardError('ZIP_DAMAGED');
  }
  return out;
}

function refuseLarge({ packedBytes, unpackedBytes }: CardZipEntry): void {
  if (unpackedBytes > limits.entryBytes) {
    throw new CardError('ZIP_TOO_LARGE', { limit: limits.entryBytes });
  }
  if (unpackedBytes > limits.ratioFreeBytes && unpackedBytes > packedBytes * limits.zipRatio) {
    throw new CardError('ZIP_RATIO', { limit: limits.zipRatio });
  }
}

function packedOf(bytes: Uint8Array, { offset, packedBytes }: CardZipEntry): Uint8Array {
  if (
    offset + LOCAL_BYTES > bytes.length ||
    !startsWith(bytes, { head: LOCAL_MARK, from: offset })
  ) {
    throw new CardError('ZIP_DAMAGED');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, LOCAL_BYTES);
  const start = offset + LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + packedBytes > bytes.length) throw new CardError('ZIP_DAMAGED');
  return bytes.subarray(start, start + packedBytes);
}

/** No more than the directory promised: what it promised has been found bearable. */
function inflated(packed: Uint8Array, { unpackedBytes }: CardZipEntry): Uint8Array {
  return inflateCapped(packed, {
    maxBytes: unpackedBytes,
    tooLarge: () => new CardError('ZIP_RATIO', { limit: limits.zipRatio }),
    damaged: (cause) => new CardError('ZIP_DAMAGED', {}, { cause }),
  });
}
