// One garden kept in a folder: its log, the record of what was acknowledged, and its snapshots.
import { join } from 'node:path';
import {
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
import type { EventIndex, Stretch } from './event-index.ts';
import { writeHeadRecord } from './head-record.ts';
import { groupOf, type LogEnd, LogFile } from './log-file.ts';
import { branchRecord, logLineOf } from './log-line.ts';
import { HEAD_FILE, LOG_FILE, type OpenedLog, type OpenLog, openLogFile } from './open-log.ts';
import { SnapshotFiles } from './snapshot-files.ts';

type Input<T> = Omit<T, 'garden'>;

export class GardenFolder {
  readonly garden: string;
  readonly genesis: WorldDocument;
  readonly ledger: Ledger;
  readonly snapshots: SnapshotFiles;
  readonly #input: OpenLog;
  readonly #index: EventIndex;
  readonly #log: LogFile;
  #end: LogEnd;

  private constructor(input: OpenLog, { handle, genesis, acknowledged, scan }: OpenedLog) {
    this.#input = input;
    this.garden = acknowledged.garden;
    this.genesis = genesis;
    this.ledger = scan.ledger;
    this.#index = scan.index;
    this.#log = new LogFile(handle, join(input.folder, LOG_FILE));
    this.#end = { bytes: scan.end, digest: scan.digest };
    this.snapshots = new SnapshotFiles(join(input.folder, 'snapshots'), input.notify);
  }

  /** Opens a folder and checks all of it. */
  static async open(input: OpenLog): Promise<GardenFolder> {
    const opened = await openLogFile(input);
    const folder = new GardenFolder(input, opened);
    const isBehind = opened.acknowledged.bytes < opened.scan.end;
    if (isBehind && !input.isReadOnly) await folder.#acknowledge(folder.#end, folder.ledger.head);
    return folder;
  }

  async append(input: Input<Append>): Promise<Head> {
    const head = this.ledger.checkAppend({ ...input, garden: this.garden });
    if (input.events.length === 0) return head;
    const lines = input.events.map(logLineOf);
    let offset = this.#end.bytes;
    await this.#commit(lines, head);
    for (const [i, event] of input.events.entries()) {
      const length = lines[i]?.length ?? 0;
      this.#index.add(event, { offset, length });
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
    for (const segment of this.ledger.segments(input)) {
      for (const stretch of this.#index.stretches(segment)) {
        yield* await this.#eventsIn(stretch, segment);
      }
    }
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    if (this.#input.isReadOnly) throw new ReadOnlyStoreError();
    const owner = this.ledger.ownerOf(snapshot);
    await this.snapshots.save({ ...snapshot, ...owner });
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  /** Writes a group, and says in the head record how far the log reaches now. */
  async #commit(lines: readonly Buffer[], moved: Head): Promise<void> {
    if (this.#input.isReadOnly) throw new ReadOnlyStoreError();
    const group = groupOf(this.#end, lines);
    const acknowledge = () => this.#acknowledge(group.end, moved);
    await this.#log.add({ end: this.#end, group, acknowledge });
    this.#end = group.end;
  }

  #acknowledge(end: LogEnd, moved: Head): Promise<void> {
    const tips = new Map(this.ledger.branches().map(({ id, tip }) => [id, tip]));
    tips.set(moved.branch, moved);
    const branches = Array.from(tips, ([id, { seq, hash }]) => ({ id, seq, hash }));
    const file = join(this.#input.folder, HEAD_FILE);
    return writeHeadRecord(file, { version: 1, garden: this.garden, ...end, branches });
  }

  async #hashAt(position: Position): Promise<string> {
    const { branch, seq } = position;
    for await (const event of this.read({ branch, fromSeq: seq, toSeq: seq })) return event.hash;
    return genesisHead(this.genesis).hash;
  }

  async #eventsIn(stretch: Stretch, { branch }: Segment): Promise<SealedEvent[]> {
    const bytes = await this.#log.read(stretch.offset, stretch.length);
    return stretch.lines.map(({ seq, start, end }) => {
      const event = parseEvent(bytes.toString('utf8', start, end));
      if (event?.seq === seq && event.branch === branch) return event;
      const file = join(this.#input.folder, LOG_FILE);
      throw new DamagedLogError({ file, seq, line: 0, cause: 'LINE_CHANGED' });
    });
  }
}

function parseEvent(text: string): SealedEvent | undefined {
  try {
    return JSON.parse(text) as SealedEvent;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
