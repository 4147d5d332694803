// Reads a zip that nobody vouches for, entry by entry: bounded in size, ratio, count and names, never onto a disk.
import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { BackupRefusedError } from './errors.ts';
import { type BackupCaps, limits } from './limits.ts';

/** One entry as the directory tells of it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

const END = 0x06_05_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const [END_BYTES, CENTRAL_BYTES, LOCAL_BYTES] = [22, 46, 30];
const [STORED, DEFLATED] = [0, 8];

/** The only names an entry can have, in any form: none of them leads anywhere. */
const ENTRY_NAME = /^(?:manifest\.json|[a-z]+\.jsonl|gardens\/\d{4,5}\/[a-z]+\.jsonl?)$/;

/** The entries of a zip by name; everything the directory says is checked before it is believed. */
export async function readDirectory(
  handle: FileHandle,
  caps: BackupCaps = limits,
): Promise<ReadonlyMap<string, ZipEntry>> {
  const { size } = await handle.stat();
  if (size > caps.fileBytes) throw refused('TOO_LARGE', `it has ${size} bytes`);
  const end = await findEnd(handle, size);
  const count = end.readUInt16LE(10);
  const [length, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > DIRECTORY_BYTES || offset + length > size - END_BYTES)
    throw refused('CUT', 'its directory is not where it should be');
  const directory = await readAt(handle, offset, length);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0, i = 0; i < count; i++) {
    const { entry, next } = centralEntry(directory, at);
    if (entries.has(entry.name)) throw refused('BAD_NAME', 'an entry is there twice');
    entries.set(entry.name, entry);
    at = next;
  }
  checkSizes([...entries.values()], { caps, dataEnd: offset });
  return entries;
}

const DIRECTORY_BYTES = 16_000_000;

async function findEnd(handle: FileHandle, size: number): Promise<Buffer> {
  const start = await readAt(handle, 0, Math.min(size, 4));
  if (size < END_BYTES || start.readUInt32LE(0) !== LOCAL)
    throw refused('NOT_A_BACKUP', 'it is no zip of ours');
  const end = await readAt(handle, size - END_BYTES, END_BYTES);
  if (end.readUInt32LE(0) !== END)
    throw refused('CUT', 'its end is missing: the file is not whole');
  return end;
}

function centralEntry(directory: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL)
    throw refused('CUT', 'its directory is damaged');
  const lengths = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
  const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
  const name = directory.toString('latin1', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
  if (!ENTRY_NAME.test(name))
    throw refused('BAD_NAME', `${JSON.stringify(name.slice(0, 100))} is no entry of a backup`);
  const method = directory.readUInt16LE(at + 10);
  const isPlain = (directory.readUInt16LE(at + 8) & 1) === 0;
  if (!isPlain || (method !== STORED && method !== DEFLATED))
    throw refused('NOT_A_BACKUP', 'it is packed in a way we do not write');
  const entry = {
    ...{ name, method },
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next: at + CENTRAL_BYTES + nameLength + extraLength + commentLength };
}

/** Sizes within bounds, and entries that do not lie over one another. */
function checkSizes(
  entries: readonly ZipEntry[],
  { caps, dataEnd }: { caps: BackupCaps; dataEnd: number },
): void {
  let total = 0;
  let free = 0;
  for (const { offset, name, packedBytes, bytes } of entries.toSorted(
    (a, b) => a.offset - b.offset,
  )) {
    total += bytes;
    if (total > caps.unpackedBytes || bytes > Math.max(caps.freeBytes, packedBytes * caps.ratio))
      throw new BackupRefusedError('TOO_LARGE', {
        entry: name,
        detail: 'it unfolds to more than it may',
      });
    if (offset < free) throw refused('NOT_A_BACKUP', 'its entries lie over one another');
    free = offset + LOCAL_BYTES + name.length + packedBytes;
  }
  if (free > dataEnd) throw refused('CUT', 'an entry is not whole');
}

/** The bytes of an entry; what it unfolds to beyond what it said is refused on the way. */
export async function* readEntry(handle: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { name, offset, method, packedBytes, bytes } = entry;
  const changed = (detail: string, cause?: unknown) =>
    new BackupRefusedError('CHANGED', { entry: name, detail, cause });
  const header = await readAt(handle, offset, LOCAL_BYTES);
  const nameLength = header.readUInt16LE(26);
  const own = await readAt(handle, offset + LOCAL_BYTES, nameLength);
  if (header.readUInt32LE(0) !== LOCAL || own.toString('latin1') !== name)
    throw changed('it is not where the directory says');
  const start = offset + LOCAL_BYTES + nameLength + header.readUInt16LE(28);
  let total = 0;
  try {
    for await (const chunk of unfold(handle, { start, packedBytes, method })) {
      total += chunk.byteLength;
      if (total > bytes) throw changed('it unfolds to more than it says');
      yield chunk;
    }
  } catch (error) {
    if (error instanceof BackupRefusedError || !isZlibError(error)) throw error;
    throw changed('it cannot be unfolded', error);
  }
  if (total !== bytes) throw changed('it unfolds to less than it says');
}

function unfold(
  handle: FileHandle,
  { start, packedBytes, method }: { start: number; packedBytes: number; method: number },
): AsyncIterable<Buffer> {
  const packed = pieces(handle, start, packedBytes);
  if (method === STORED) return packed;
  return inflate(packed);
}

/** Piece by piece, so that no more unfolds than somebody takes. */
function inflate(packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize: limits.chunkBytes });
  // What goes wrong reaches whoever reads the stream.
  pipeline(Readable.from(packed), stream, () => undefined);
  return stream;
}

async function* pieces(handle: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += limits.chunkBytes)
    yield await readAt(handle, start + at, Math.min(limits.chunkBytes, length - at));
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  if (bytesRead < length) throw refused('CUT', 'the file is not whole');
  return buffer;
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function refused(fault: 'TOO_LARGE' | 'CUT' | 'NOT_A_BACKUP' | 'BAD_NAME', detail: string) {
  return new BackupRefusedError(fault, { detail });
}
