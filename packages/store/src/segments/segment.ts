// A packed segment: events of a log folded into a few bytes each, and still checked by their own hash chain.
import { setImmediate as others } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliDecompress } from 'node:zlib';
import { eventOf, type SealedEvent, storedAfter, storedEvent } from '@hakoniwa/stage';
import type { DamageCause } from '../errors.ts';
import { limits } from './limits.ts';

/** The hashes of branches at a point of a log. */
export type Hashes = ReadonlyMap<string, string>;

/** What a segment is read against: the hashes of its branches before it and after it. */
export interface SegmentEnds {
  readonly starts: Hashes;
  readonly ends: Hashes;
}

/** What stands in place of a segment that is not what was packed: its sound events, and what follows them. */
export interface UnpackedSegment {
  readonly events: readonly SealedEvent[];
  /** Why there is no sound event after these; undefined when the segment is whole. */
  readonly damage?: DamageCause | undefined;
}

/**
 * The form of a segment: `hks1`, the count of events, so many bytes of each one's hash, and the folded texts, a line
 * each. A text is the very one its event was hashed as; the hashes are worked out again on reading.
 */
const MAGIC = Buffer.from('hks1');
const HEADER = MAGIC.length + 4;

const fold = promisify(brotliCompress);
const unfold = promisify(brotliDecompress);

/** As many of some events as a segment takes; the first in any case. */
export function cutToSize(events: readonly SealedEvent[]): readonly SealedEvent[] {
  let length = 0;
  const over = events.findIndex((event, i) => {
    length += storedEvent(event).text.length;
    return i > 0 && length > limits.textLength;
  });
  return over === -1 ? events : events.slice(0, over);
}

/** Packs events in the order in which they were kept. */
export async function packSegment(events: readonly SealedEvent[]): Promise<Buffer> {
  const lines: string[] = [];
  for (const event of events) {
    lines.push(`${storedEvent(event).text}\n`);
    if (lines.length % limits.sliceEvents === 0) await others();
  }
  const text = Buffer.from(lines.join(''));
  const header = Buffer.alloc(HEADER);
  MAGIC.copy(header);
  header.writeUInt32BE(events.length, MAGIC.length);
  const checks = events.map(({ hash }) => Buffer.from(hash.slice(0, limits.checkBytes * 2), 'hex'));
  const folded = await fold(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: limits.quality,
      [constants.BROTLI_PARAM_LGWIN]: limits.windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  return Buffer.concat([header, ...checks, folded]);
}

/** Unpacks a segment and follows its hash chain from its starts to its ends. */
export async function unpackSegment(
  bytes: Buffer,
  { starts, ends }: SegmentEnds,
): Promise<UnpackedSegment> {
  const isOurs = bytes.length >= HEADER && bytes.subarray(0, MAGIC.length).equals(MAGIC);
  const count = isOurs ? bytes.readUInt32BE(MAGIC.length) : 0;
  const foldedAt = HEADER + count * limits.checkBytes;
  if (!isOurs || bytes.length < foldedAt) return { events: [], damage: 'BAD_RECORD' };
  const lines = (await unfolded(bytes.subarray(foldedAt))).split('\n');
  const hashes = new Map(starts);
  const events: SealedEvent[] = [];
  for (let i = 0; i < count; i++) {
    // The last piece of the text has no line break behind it, so it is no line.
    const text = i < lines.length - 1 ? lines[i] : undefined;
    const at = HEADER + i * limits.checkBytes;
    const check = bytes.toString('hex', at, at + limits.checkBytes);
    const event = text === undefined ? 'TRUNCATED' : eventIn(text, { hashes, check });
    if (typeof event === 'string') return { events, damage: event };
    hashes.set(event.branch, event.hash);
    events.push(event);
    if (events.length % limits.sliceEvents === 0) await others();
  }
  const isWhole = [...ends].every(([branch, hash]) => hashes.get(branch) === hash);
  // The short checks agree and the chain does not end where it should: nobody can say which event it was.
  return isWhole ? { events } : { events: [], damage: 'HASH_MISMATCH' };
}

/** The event of a line, where it is the one that was packed. */
function eventIn(
  text: string,
  { hashes, check }: { hashes: Hashes; check: string },
): SealedEvent | DamageCause {
  const branch = branchIn(text);
  const prev = branch === undefined ? undefined : hashes.get(branch);
  if (prev === undefined) return 'BAD_RECORD';
  const stored = storedAfter(prev, text);
  return stored.hash.startsWith(check) ? eventOf(stored) : 'HASH_MISMATCH';
}

function branchIn(text: string): string | undefined {
  try {
    const json = JSON.parse(text) as { readonly branch?: unknown } | null;
    return typeof json?.branch === 'string' ? json.branch : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The texts of a segment; of a damaged one as much as there is. */
async function unfolded(folded: Buffer): Promise<string> {
  try {
    return (await unfold(folded, { maxOutputLength: limits.unfoldedBytes })).toString('utf8');
  } catch {
    return unfoldedUntilDamage(folded);
  }
}

function unfoldedUntilDamage(folded: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const stream = createBrotliDecompress();
    const end = () => resolve(Buffer.concat(pieces).toString('utf8'));
    stream.on('data', (piece: Buffer) => {
      pieces.push(piece);
      size += piece.length;
      if (size > limits.unfoldedBytes) stream.destroy();
    });
    stream.on('error', end).on('close', end).on('end', end);
    stream.end(folded);
  });
}
