// The directory of a ZIP archive, read by hand so that every number in it is checked before use.
import { startsWith } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { limits } from '../limits.ts';
import { isSafeName } from './entry-name.ts';

export interface CardZipEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  readonly crc: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Where its local header stands in the file. */
  readonly offset: number;
}

const END_MARK = [0x50, 0x4b, 0x05, 0x06] as const;
const END_BYTES = 22;
/** A comment may follow the end record; its length is two bytes. */
const COMMENT_BYTES = 0xffff;
const ENTRY_MARK = [0x50, 0x4b, 0x01, 0x02] as const;
const ENTRY_BYTES = 46;
const METHODS = new Map([
  [0, 'stored'],
  [8, 'deflated'],
] as const);
/** Encrypted, or with its directory masked. */
const FLAGS_REFUSED = 0x2041;

/** All entries but folders. Bytes before the archive are allowed: some pictures carry one behind them. */
export function zipDirectory(bytes: Uint8Array): CardZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(bytes);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = end - size;
  const shift = start - view.getUint32(end + 16, true);
  if (count === 0xffff || view.getUint16(end + 8, true) !== count) {
    throw new CardError('ZIP_UNSUPPORTED');
  }
  if (count > limits.zipEntries) {
    throw new CardError('ZIP_TOO_MANY_ENTRIES', { limit: limits.zipEntries });
  }
  if (start < 0 || shift < 0) throw new CardError('ZIP_DAMAGED');
  const entries: CardZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    const { entry, next } = entryAt(bytes, { at, end, shift });
    entries.push(entry);
    at = next;
  }
  refuseTwins(entries);
  return entries.filter(({ name }) => !name.endsWith('/'));
}

function endRecord(bytes: Uint8Array): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= 0 && at >= last - COMMENT_BYTES; at--) {
    if (startsWith(bytes, { head: END_MARK, from: at })) return at;
  }
  throw new CardError('ZIP_DAMAGED');
}

function entryAt(
  bytes: Uint8Array,
  { at, end, shift }: { at: number; end: number; shift: number },
): { entry: CardZipEntry; next: number } {
  if (at + ENTRY_BYTES > end || !startsWith(bytes, { head: ENTRY_MARK, from: at })) {
    throw new CardError('ZIP_DAMAGED');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, ENTRY_BYTES);
  const nameEnd = at + ENTRY_BYTES + view.getUint16(28, true);
  const next = nameEnd + view.getUint16(30, true) + view.getUint16(32, true);
  const method = METHODS.get(view.getUint16(10, true) as 0 | 8);
  if (next > end) throw new CardError('ZIP_DAMAGED');
  if (method === undefined || (view.getUint16(8, true) & FLAGS_REFUSED) !== 0) {
    throw new CardError('ZIP_UNSUPPORTED');
  }
  const entry: CardZipEntry = {
    name: nameOf(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
    method,
    crc: view.getUint32(16, true),
    packedBytes: view.getUint32(20, true),
    unpackedBytes: view.getUint32(24, true),
    offset: view.getUint32(42, true) + shift,
  };
  return { entry, next };
}

function nameOf(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes);
  if (!isSafeName(name)) throw new CardError('ZIP_NAME_UNSAFE');
  return name;
}

/** Two entries of one name are read differently by different programs. */
function refuseTwins(entries: readonly CardZipEntry[]): void {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size !== entries.length) throw new CardError('ZIP_NAME_UNSAFE');
}
