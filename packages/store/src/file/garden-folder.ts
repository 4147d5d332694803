// One garden kept in a folder: its log, the record of what was acknowledged, and its snapshots.
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assert,
  genesisHead,
  type Head,
  type Position,
  type SealedEvent,
  type Segment,
  type Snapshot,
  type WorldDocument,
} from '@hakoniwa/stage';
import { DamagedLogError, ReadOnlyStoreError } from '../errors.ts';
import type { Append, BranchTip, Fork, ReadEvents } from '../event-store.ts';
import type { Ledger } from '../ledger.ts';
import { limits as segmentLimits } from '../segments/limits.ts';
import type { EventIndex } from './event-index.ts';
import { type HeadRecord, writeHeadRecord } from './head-record.ts';
import { removeLeftovers } from './leftovers.ts';
import { groupOf, type LogEnd, LogFile } from './log-file.ts';
import { branchRecord, eventLineOf, eventOfLine, logLineOf } from './log-line.ts';
import { HEAD_FILE, type OpenedLog, type OpenLog, openLogFile } from './open-log.ts';
import { type PackedFront, packFront } from './pack-front.ts';
import type { SegmentFiles } from './segment-files.ts';
import { SnapshotFiles } from './snapshot-files.ts';
import { tailLog } from './tail-log.ts';
import { syncFolder, writeDurably } from './write-whole.ts';

type Input<T> = Omit<T, 'garden'>;

/** The part of a log that is not packed. */
interface Hot {
  readonly log: LogFile;
  readonly index: EventIndex;
  /** The name of its file. */
  readonly name: string;
}

export class GardenFolder {
  readonly garden: string;
  readonly genesis: WorldDocument;
  readonly ledger: Ledger;
  readonly snapshots: SnapshotFiles;
  readonly #input: OpenLog;
  readonly #segments: SegmentFiles;
  #hot: Hot;
  #end: LogEnd;

  private constructor(input: OpenLog, opened: OpenedLog) {
    const { handle, file, segments, genesis, acknowledged, scan } = opened;
    this.#input = input;
    this.garden = acknowledged.garden;
    this.genesis = genesis;
    this.ledger = scan.ledger;
    this.#segments = segments;
    this.#hot = { log: new LogFile(handle, file), index: scan.index, name: acknowledged.log };
    this.#end = { bytes: scan.end, digest: scan.digest };
    this.snapshots = new SnapshotFiles(join(input.folder, 'snapshots'), input.notify);
  }

  /** Opens a folder and checks what is not packed of it. */
  static async open(input: OpenLog): Promise<GardenFolder> {
    const opened = await openLogFile(input);
    const folder = new GardenFolder(input, opened);
    const isBehind = opened.acknowledged.bytes < opened.scan.end;
    if (isBehind && !input.isReadOnly) await folder.#acknowledge(folder.#end, folder.ledger.head);
    if (!input.isReadOnly) await removeLeftovers(input.folder, opened.acknowledged);
    return folder;
  }

  /** Whether so much is not packed that it should not wait for a snapshot. */
  get isLong(): boolean {
    return isWorthPacking(this.#hot.index.count / LONG);
  }

  async append(input: Input<Append>): Promise<Head> {
    const head = this.ledger.checkAppend({ ...input, garden: this.garden });
    if (input.events.length === 0) return head;
    const lines = input.events.map(eventLineOf);
    let offset = this.#end.bytes;
    await this.#commit(lines, head);
    for (const [i, event] of input.events.entries()) {
      const length = lines[i]?.length ?? 0;
      this.#hot.index.add(event, { offset, length });
      offset += length;
    }
    this.ledger.advance(head);
    return head;
  }

  async fork(input: Input<Fork>): Promise<BranchTip> {
    const branch = this.ledger.checkFork({ ...input, garden: this.garden });
    const hash = await this.#hashAt(branch.parent ?? { branch: branch.id, seq: 0 });
    await this.#commit([logLineOf(branchRecord(branch, hash))], {
      branch: branch.id,
      seq: branch.parent?.seq ?? 0,
      hash,
    });
    return this.ledger.addBranch(branch, hash);
  }

  async moveHead(branch: string): Promise<Head> {
    const tip = this.ledger.tipOf(branch);
    await this.#commit([logLineOf({ record: 'head', branch })], tip);
    return this.ledger.standOn(branch);
  }

  async *read(input: Input<ReadEvents>): AsyncGenerator<SealedEvent> {
    let prev: string | undefined;
    for (const { branch, fromSeq, toSeq } of this.ledger.segments(input)) {
      for (let next = fromSeq; next <= toSeq; ) {
        prev ??= await this.#hashAt(this.ledger.ownerOf({ branch, seq: next - 1 }));
        const piece = await this.#pieceOf({ branch, fromSeq: next, toSeq }, prev);
        const last = piece.at(-1);
        assert(last, `the branch ${branch} has no event ${next}`);
        next = last.seq + 1;
        prev = last.hash;
        yield* piece;
      }
    }
  }

  /** Packs the front of the log beside whoever writes; undefined when there is nothing to pack. */
  async prepareToPack(signal: AbortSignal): Promise<PackedFront | undefined> {
    const { log, index, name } = this.#hot;
    if (this.#input.isReadOnly || !isWorthPacking(index.count)) return undefined;
    const start = this.#segments.ledger(genesisHead(this.genesis));
    const hashes = new Map(start.branches().map(({ id, tip }) => [id, tip.hash]));
    const file = join(this.#input.folder, name);
    const { count } = index;
    return packFront({
      ...{ file, count, hashes, signal, head: start.head.branch, segments: this.#segments },
      lines: log.lines(this.#end.bytes),
    });
  }

  /** Puts what was packed in place: the head record names the segments and the file behind them, at one stroke. */
  async putPacked({ records, cut }: PackedFront): Promise<void> {
    if (records.length === 0) return;
    const { folder } = this.#input;
    const before = this.#hot;
    const segments = await this.#segments.list(records);
    const older = await before.log.read(cut, this.#end.bytes - cut);
    const genesis = genesisHead(this.genesis).hash;
    const { bytes, end, index } = tailLog({ garden: this.garden, genesis }, older);
    const name = `log-${segments.count}.jsonl`;
    await writeDurably(join(folder, name), bytes);
    const handle = await open(join(folder, name), 'r+');
    const log = new LogFile(handle, join(folder, name));
    try {
      await this.#writeHead({ log: name, segments, ...end });
    } catch (error) {
      await log.close();
      throw error;
    }
    this.#segments.take(records);
    this.#hot = { log, index, name };
    this.#end = end;
    await before.log.close();
    // The record must be there for good before the file goes that it no longer names.
    await syncFolder(folder);
    await rm(join(folder, before.name));
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    if (this.#input.isReadOnly) throw new ReadOnlyStoreError();
    const owner = this.ledger.ownerOf(snapshot);
    await this.snapshots.save({ ...snapshot, ...owner });
  }

  close(): Promise<void> {
    return this.#hot.log.close();
  }

  /** Writes a group, and says in the head record how far the log reaches now. */
  async #commit(lines: readonly Buffer[], moved: Head): Promise<void> {
    if (this.#input.isReadOnly) throw new ReadOnlyStoreError();
    const group = groupOf(this.#end, lines);
    const acknowledge = () => this.#acknowledge(group.end, moved);
    await this.#hot.log.add({ end: this.#end, group, acknowledge });
    this.#end = group.end;
  }

  #acknowledge(end: LogEnd, moved?: Head): Promise<void> {
    const log = this.#hot.name;
    return this.#writeHead({ log, segments: this.#segments.end, ...end }, moved);
  }

  #writeHead(
    reached: Pick<HeadRecord, 'log' | 'segments' | 'bytes' | 'digest'>,
    moved?: Head,
  ): Promise<void> {
    const tips = new Map(this.ledger.branches().map(({ id, tip }) => [id, tip]));
    if (moved) tips.set(moved.branch, moved);
    const branches = Array.from(tips, ([id, { seq, hash }]) => ({ id, seq, hash }));
    const file = join(this.#input.folder, HEAD_FILE);
    return writeHeadRecord(file, { version: 2, garden: this.garden, ...reached, branches });
  }

  async #hashAt({ branch, seq }: Position): Promise<string> {
    if (seq === 0) return genesisHead(this.genesis).hash;
    const packed = this.#segments.find(branch, seq);
    if (packed?.run.toSeq === seq) return packed.run.last;
    // Nobody asks for the hash before it, so it need not be known.
    const [event] = await this.#pieceOf({ branch, fromSeq: seq, toSeq: seq }, '');
    assert(event, `the branch ${branch} has no event ${seq}`);
    return event.hash;
  }

  /** The first events of a run, as many as are read at once: of a segment, or of a stretch of the file. */
  async #pieceOf(run: Segment, prev: string): Promise<readonly SealedEvent[]> {
    const { branch, fromSeq, toSeq } = run;
    const packed = this.#segments.find(branch, fromSeq);
    if (packed) {
      const events = await this.#segments.read(packed.segment);
      return events.filter(
        (event) => event.branch === branch && event.seq >= fromSeq && event.seq <= toSeq,
      );
    }
    const { log, index, name } = this.#hot;
    const [stretch] = index.stretches(run);
    if (!stretch) return [];
    const bytes = await log.read(stretch.offset, stretch.length);
    let before = prev;
    return stretch.lines.map(({ seq, start, end }) => {
      const event = eventOfLine(parseLine(bytes.toString('utf8', start, end)), before);
      if (event?.seq !== seq || event.branch !== branch) {
        const file = join(this.#input.folder, name);
        throw new DamagedLogError({ file, seq, line: 0, cause: 'LINE_CHANGED' });
      }
      before = event.hash;
      return event;
    });
  }
}

/** So many times what is worth packing is a long log. */
const LONG = 4;

function isWorthPacking(count: number): boolean {
  return count >= segmentLimits.events + segmentLimits.hotEvents;
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
