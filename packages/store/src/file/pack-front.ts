// Packs the front of a log file into segments, beside whoever writes at its end; nothing counts before it is put in place.
import { isJsonObject, type SealedEvent } from '@hakoniwa/stage';
import { DamagedLogError } from '../errors.ts';
import { limits } from '../segments/limits.ts';
import { packSegment, unpackSegment } from '../segments/segment.ts';
import { eventOfLine, type LogRecord, recordSchema } from './log-line.ts';
import type { RawLine } from './read-lines.ts';
import type { SegmentFiles } from './segment-files.ts';
import type { SegmentRecord, SegmentRun } from './segment-record.ts';

interface Front {
  /** The file, for whoever hears that it is damaged. */
  readonly file: string;
  readonly lines: AsyncIterable<readonly RawLine[]>;
  /** Events in the file. */
  readonly count: number;
  readonly segments: SegmentFiles;
  /** Hashes of all branches where the file begins, and the branch the garden stood on. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly head: string;
  readonly signal: AbortSignal;
}

/** Segments that were written, and the byte of the log they reach to. */
export interface PackedFront {
  readonly records: readonly SegmentRecord[];
  readonly cut: number;
}

/** Packs whole groups from the beginning as long as enough stays behind them. */
export async function packFront(front: Front): Promise<PackedFront> {
  const bundle = new Bundle(front);
  let cut = 0;
  for await (const batch of front.lines) {
    for (const line of batch) {
      if (!bundle.take(line) || !bundle.isFull) continue;
      if (front.signal.aborted || !bundle.isCold) return { records: bundle.records, cut };
      await bundle.flush();
      cut = line.offset + line.bytes.length;
    }
  }
  return { records: bundle.records, cut };
}

type Branch = SegmentRecord['branches'][number];

/** What is gathered for the next segment. */
class Bundle {
  readonly records: SegmentRecord[] = [];
  readonly #front: Front;
  readonly #hashes: Map<string, string>;
  #head: string;
  #events: SealedEvent[] = [];
  #branches: Branch[] = [];
  #bytes = 0;
  #packed = 0;

  constructor(front: Front) {
    this.#front = front;
    this.#hashes = new Map(front.hashes);
    this.#head = front.head;
  }

  get isFull(): boolean {
    return this.#events.length >= limits.events || this.#bytes >= limits.textLength;
  }

  /** Whether enough stays behind what was gathered. */
  get isCold(): boolean {
    return this.#front.count - this.#packed - this.#events.length >= limits.hotEvents;
  }

  /** Takes a line; true when it ends a group. */
  take({ bytes }: RawLine): boolean {
    this.#bytes += bytes.length;
    const json = JSON.parse(bytes.toString('utf8')) as unknown;
    const isRecord = isJsonObject(json) && Object.hasOwn(json, 'record');
    return isRecord ? this.#takeRecord(recordSchema.parse(json)) : this.#takeEvent(json);
  }

  async flush(): Promise<void> {
    const number = this.#front.segments.end.count + this.records.length + 1;
    const runs = runsOf(this.#events);
    const bytes = await packSegment(this.#events);
    await this.#check(bytes, runs);
    await this.#front.segments.write(number, bytes);
    this.records.push({ bytes: bytes.length, runs, branches: this.#branches, head: this.#head });
    this.#packed += this.#events.length;
    this.#events = [];
    this.#branches = [];
    this.#bytes = 0;
  }

  #takeEvent(json: unknown): false {
    const branch = isJsonObject(json) && typeof json.branch === 'string' ? json.branch : '';
    const event = eventOfLine(json, this.#hashes.get(branch) ?? '');
    this.#hashes.set(branch, event.hash);
    this.#events.push(event);
    return false;
  }

  #takeRecord(record: LogRecord): boolean {
    if (record.record === 'head') this.#head = record.branch;
    if (record.record === 'branch') {
      const { record: _record, ...branch } = record;
      this.#branches.push(branch);
      this.#hashes.set(branch.id, branch.hash);
    }
    return record.record === 'commit';
  }

  /** What is let go of is read again first, from the bytes that are kept instead. */
  async #check(bytes: Buffer, runs: readonly SegmentRun[]): Promise<void> {
    const starts = new Map(runs.map(({ branch, prev }) => [branch, prev]));
    const ends = new Map(runs.map(({ branch, last }) => [branch, last]));
    const { events, damage } = await unpackSegment(bytes, { starts, ends });
    if (!damage) return;
    const seq = this.#events[events.length]?.seq ?? 0;
    throw new DamagedLogError({ file: this.#front.file, seq, line: 0, cause: damage });
  }
}

function runsOf(events: readonly SealedEvent[]): SegmentRun[] {
  const runs = new Map<string, SegmentRun>();
  for (const { branch, seq, prev, hash } of events) {
    const run = runs.get(branch) ?? { branch, fromSeq: seq, toSeq: seq, prev, last: hash };
    runs.set(branch, { ...run, toSeq: seq, last: hash });
  }
  return [...runs.values()];
}
