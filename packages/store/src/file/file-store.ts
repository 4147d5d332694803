// A store that keeps each garden in a folder of plain files: readable, appendable, and checked on opening.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Head, Position, SealedEvent, Snapshot, WorldDocument } from '@hakoniwa/stage';
import { DamagedLogError, ReadOnlyStoreError, StoreClosedError } from '../errors.ts';
import type {
  Append,
  BranchTip,
  CreateGarden,
  EventStore,
  Fork,
  ReadEvents,
} from '../event-store.ts';
import { checkName } from '../names.ts';
import { Packing } from '../segments/packing.ts';
import { createFolder, DRAFT_PREFIX } from './create-folder.ts';
import type { GardenFolder } from './garden-folder.ts';
import { readHeadRecord } from './head-record.ts';
import { isFolder, OpenGardens } from './open-gardens.ts';
import { HEAD_FILE } from './open-log.ts';
import type { StoreNotice } from './torn.ts';

export interface FileStoreOptions {
  /** The folder that holds a folder for each garden; it is made when it is not there. */
  readonly folder: string;
  /** Reads beside a writer: takes no lock, repairs nothing, refuses every change. */
  readonly readOnly?: boolean;
  /** Told of everything a person should know: torn tails, unreadable snapshots. */
  readonly onNotice?: (notice: StoreNotice) => void;
}

export class FileEventStore implements EventStore {
  /** Everything there was to be said since the store was opened. */
  readonly notices: StoreNotice[] = [];
  readonly #root: string;
  readonly #isReadOnly: boolean;
  readonly #onNotice: ((notice: StoreNotice) => void) | undefined;
  readonly #gardens: OpenGardens;
  readonly #packing: Packing;
  #isClosed = false;

  constructor({ folder, readOnly = false, onNotice }: FileStoreOptions) {
    this.#root = folder;
    this.#isReadOnly = readOnly;
    this.#onNotice = onNotice;
    const notify = (notice: StoreNotice) => this.#notify(notice);
    this.#gardens = new OpenGardens({ root: folder, isReadOnly: readOnly, notify });
    this.#packing = new Packing({
      pack: (garden, signal) => this.#pack(garden, signal),
      tell: ({ error }) => {
        if (error instanceof DamagedLogError) notify({ code: 'NOT_PACKED', file: error.file });
        return error instanceof DamagedLogError;
      },
    });
  }

  async create(input: CreateGarden): Promise<Head> {
    this.#checkOpen();
    if (this.#isReadOnly) throw new ReadOnlyStoreError();
    checkName(input.garden);
    return createFolder(this.#root, input);
  }

  async gardens(): Promise<string[]> {
    this.#checkOpen();
    const found: string[] = [];
    for (const name of await foldersIn(this.#root)) {
      const garden = await this.#nameOf(join(this.#root, name));
      if (garden !== undefined) found.push(garden);
    }
    return found.sort();
  }

  async genesis(garden: string): Promise<WorldDocument> {
    return (await this.#folder(garden)).genesis;
  }

  append(input: Append): Promise<Head> {
    return this.#change(input.garden, async (folder) => {
      const head = await folder.append(input);
      // So that a log that is read in from elsewhere, and has no snapshots, is packed as well.
      if (folder.isLong) this.#packing.soon(input.garden);
      return head;
    });
  }

  async *read(input: ReadEvents): AsyncGenerator<SealedEvent> {
    const folder = await this.#folder(input.garden);
    yield* folder.read(input);
  }

  async branches(garden: string): Promise<BranchTip[]> {
    return (await this.#folder(garden)).ledger.branches();
  }

  fork(input: Fork): Promise<BranchTip> {
    return this.#change(input.garden, (folder) => folder.fork(input));
  }

  async head(garden: string): Promise<Head> {
    return (await this.#folder(garden)).ledger.head;
  }

  moveHead({ garden, branch }: { garden: string; branch: string }): Promise<Head> {
    return this.#change(garden, (folder) => folder.moveHead(branch));
  }

  async saveSnapshot({ garden, snapshot }: { garden: string; snapshot: Snapshot }): Promise<void> {
    await this.#change(garden, (folder) => folder.saveSnapshot(snapshot));
    // What lies before it is rarely read again.
    this.#packing.soon(garden);
  }

  packed(): Promise<void> {
    return this.#packing.settled();
  }

  async nearestSnapshot(
    input: Position & { readonly garden: string },
  ): Promise<Snapshot | undefined> {
    const folder = await this.#folder(input.garden);
    const segments = folder.ledger.segments({ branch: input.branch, toSeq: input.seq });
    return folder.snapshots.nearest(segments);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#packing.close();
    await this.#gardens.close();
  }

  async #change<T>(garden: string, change: (folder: GardenFolder) => Promise<T>): Promise<T> {
    this.#checkOpen();
    return this.#gardens.change(garden, change);
  }

  async #pack(garden: string, signal: AbortSignal): Promise<void> {
    const folder = await this.#gardens.get(garden);
    const packed = await folder.prepareToPack(signal);
    if (packed) await this.#gardens.change(garden, (open) => open.putPacked(packed));
  }

  async #folder(garden: string): Promise<GardenFolder> {
    this.#checkOpen();
    return this.#gardens.get(garden);
  }

  async #nameOf(folder: string): Promise<string | undefined> {
    try {
      return (await readHeadRecord(join(folder, HEAD_FILE))).garden;
    } catch (error) {
      if (!(error instanceof DamagedLogError)) throw error;
      this.#notify({ code: 'GARDEN_UNREADABLE', file: error.file });
      return undefined;
    }
  }

  #notify(notice: StoreNotice): void {
    this.notices.push(notice);
    this.#onNotice?.(notice);
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new StoreClosedError();
  }
}

async function foldersIn(root: string): Promise<string[]> {
  if (!(await isFolder(root))) return [];
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(DRAFT_PREFIX))
    .map(({ name }) => name);
}
