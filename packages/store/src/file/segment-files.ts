// The packed part of a garden's folder: segments, a file each, and the list that says what is in them.
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@hakoniwa/database';
import type { Head, SealedEvent } from '@hakoniwa/stage';
import { DamagedLogError } from '../errors.ts';
import { Ledger } from '../ledger.ts';
import { unpackSegment } from '../segments/segment.ts';
import { isNoFile } from './is-no-file.ts';
import { groupDigest } from './log-line.ts';
import { type SegmentRecord, type SegmentRun, segmentRecordSchema } from './segment-record.ts';
import { syncFolder, writeDurably } from './write-whole.ts';

const LIST_FILE = 'segments.jsonl';
const FOLDER = 'segments';

/** How far the list of segments counts, as the head record says it; the digest covers every line of it. */
export interface ListEnd {
  readonly count: number;
  readonly digest: string;
}

/** A segment with its number, from 1. */
export interface KnownSegment {
  readonly number: number;
  readonly record: SegmentRecord;
}

interface Found {
  readonly run: SegmentRun;
  readonly segment: KnownSegment;
}

export class SegmentFiles {
  readonly #folder: string;
  readonly #known: KnownSegment[] = [];
  /** The runs of each branch in order. */
  readonly #runs = new Map<string, Found[]>();
  #end: ListEnd & { readonly bytes: number } = { count: 0, digest: '', bytes: 0 };
  /** The last one that was unfolded: who reads one event wants the next. */
  #unfolded: { readonly number: number; readonly events: readonly SealedEvent[] } | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the list as far as it counts, and looks whether every file is there. */
  static async open(folder: string, { count, digest }: ListEnd): Promise<SegmentFiles> {
    const files = new SegmentFiles(folder);
    const lines = count === 0 ? [] : await linesOf(join(folder, LIST_FILE));
    for (let i = 0; i < count; i++) files.#take(lines[i]);
    if (files.#end.digest !== digest) throw files.#broken('LINE_CHANGED');
    for (const segment of files.#known) await files.#checkSize(segment);
    return files;
  }

  get end(): ListEnd {
    const { count, digest } = this.#end;
    return { count, digest };
  }

  /** The branches and tips after the last segment. */
  ledger(genesis: Head): Ledger {
    const ledger = new Ledger(genesis);
    for (const { record } of this.#known) {
      for (const { hash, ...branch } of record.branches) ledger.addBranch(branch, hash);
      for (const { branch, toSeq, last } of record.runs)
        ledger.advance({ branch, seq: toSeq, hash: last });
      ledger.standOn(record.head);
    }
    return ledger;
  }

  /** The run that holds an event, if one does. */
  find(branch: string, seq: number): Found | undefined {
    const runs = this.#runs.get(branch) ?? [];
    let [low, high] = [0, runs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((runs[middle]?.run.toSeq ?? 0) < seq) low = middle + 1;
      else high = middle;
    }
    const found = runs[low];
    return found && found.run.fromSeq <= seq ? found : undefined;
  }

  /** The events of a segment; LOG_DAMAGED names the first that is not what was packed. */
  async read({ number, record }: KnownSegment): Promise<readonly SealedEvent[]> {
    if (this.#unfolded?.number === number) return this.#unfolded.events;
    const file = this.fileOf(number);
    const bytes = await bytesOf(file);
    const starts = new Map(record.runs.map(({ branch, prev }) => [branch, prev]));
    const ends = new Map(record.runs.map(({ branch, last }) => [branch, last]));
    const { events, damage } = await unpackSegment(bytes, { starts, ends });
    if (damage) {
      const seq = seqAfter(record, events);
      throw new DamagedLogError({ file, seq, line: 0, cause: damage });
    }
    this.#unfolded = { number, events };
    return events;
  }

  fileOf(number: number): string {
    return join(this.#folder, FOLDER, `${number}.hks`);
  }

  /** Writes a segment that does not count yet. */
  async write(number: number, bytes: Buffer): Promise<void> {
    await makeFolder(join(this.#folder, FOLDER));
    await writeDurably(this.fileOf(number), bytes);
  }

  /** Writes lines behind the list; they count once the head record says so and `take` was called. */
  async list(records: readonly SegmentRecord[]): Promise<ListEnd> {
    await syncFolder(join(this.#folder, FOLDER));
    const handle = await open(join(this.#folder, LIST_FILE), this.#end.count === 0 ? 'w' : 'r+');
    try {
      await handle.truncate(this.#end.bytes);
      const lines = records.map((record) => Buffer.from(`${JSON.stringify(record)}\n`));
      await handle.write(Buffer.concat(lines), 0, undefined, this.#end.bytes);
      await handle.sync();
      const digest = lines.reduce((before, line) => groupDigest(before, [line]), this.#end.digest);
      return { count: this.#end.count + lines.length, digest };
    } finally {
      await handle.close();
    }
  }

  /** These lines count from now on. */
  take(records: readonly SegmentRecord[]): void {
    for (const record of records) this.#take(JSON.stringify(record));
  }

  #take(text: string | undefined): void {
    const record = text === undefined ? undefined : recordIn(text);
    if (!record || text === undefined) throw this.#broken(record ? 'BAD_RECORD' : 'TRUNCATED');
    const line = Buffer.from(`${text}\n`);
    const { count, digest, bytes } = this.#end;
    const segment = { number: count + 1, record };
    this.#known.push(segment);
    for (const run of record.runs) {
      const runs = this.#runs.get(run.branch) ?? [];
      runs.push({ run, segment });
      this.#runs.set(run.branch, runs);
    }
    this.#end = {
      count: count + 1,
      digest: groupDigest(digest, [line]),
      bytes: bytes + line.length,
    };
  }

  async #checkSize({ number, record }: KnownSegment): Promise<void> {
    const file = this.fileOf(number);
    const size = await sizeOf(file);
    if (size === record.bytes) return;
    const seq = record.runs[0]?.fromSeq ?? 0;
    throw new DamagedLogError({ file, seq, line: 0, cause: 'TRUNCATED' });
  }

  #broken(cause: 'LINE_CHANGED' | 'BAD_RECORD' | 'TRUNCATED'): DamagedLogError {
    const line = this.#end.count + 1;
    const seq = (this.#known.at(-1)?.record.runs[0]?.toSeq ?? 0) + 1;
    return new DamagedLogError({ file: join(this.#folder, LIST_FILE), seq, line, cause });
  }
}

/** The event that comes after some of a segment's, in the order they were kept. */
function seqAfter({ runs }: SegmentRecord, events: readonly SealedEvent[]): number {
  const open = runs.find(({ branch, fromSeq, toSeq }) => {
    const last = events.findLast((event) => event.branch === branch)?.seq ?? fromSeq - 1;
    return last < toSeq;
  });
  const last = events.findLast((event) => event.branch === open?.branch)?.seq;
  return last === undefined ? (open?.fromSeq ?? 0) : last + 1;
}

function recordIn(text: string): SegmentRecord | undefined {
  try {
    return segmentRecordSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function linesOf(file: string): Promise<string[]> {
  return (await bytesOf(file)).toString('utf8').split('\n').slice(0, -1);
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isNoFile(error)) return Buffer.alloc(0);
    throw error;
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isNoFile(error)) return -1;
    throw error;
  }
}
