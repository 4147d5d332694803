// This process's writer of a garden: taken up with the garden's lease, given up with it; meanwhile it looks on.

import { type Database, storageFailure } from '@hakoniwa/database';
import { assert } from '@hakoniwa/stage';
import {
  acquireLease,
  GardenLeasedError,
  type Lease,
  PostgresEventStore,
} from '@hakoniwa/store/postgres';
import { faceOf } from '../living/writable-garden.ts';
import { gardenRow, type StoredGardenRow } from '../rows/garden-rows.ts';
import { GardensClosedError } from './errors.ts';
import { Following } from './following.ts';
import type { GardenKind, OpenForWriting } from './garden-kind.ts';
import type { Mirror } from './mirror.ts';
import { isWriterLost, isWriteUncertain, Writer } from './writer.ts';

/** What every garden of a process is kept with. */
export interface KeepingParts {
  readonly database: Database;
  /** Who writes, in words for people: a host and a process. */
  readonly holder: string;
  /** Hears what went wrong, and in which garden if it was in one. */
  readonly onFailure: (failure: { readonly garden?: string; readonly error: unknown }) => void;
  /** Milliseconds a lease holds without being renewed. */
  readonly leaseMs?: number | undefined;
}

interface OwnWriterParts extends KeepingParts, Pick<OpenForWriting, 'onNews' | 'isWatched'> {
  readonly row: StoredGardenRow;
  readonly kind: GardenKind;
  readonly mirror: Mirror;
}

export class OwnWriter {
  readonly #parts: OwnWriterParts;
  #row: StoredGardenRow;
  #writer: Writer | undefined;
  #becoming: Promise<Writer | undefined> | undefined;
  #following: Following | undefined;
  #isClosed = false;
  /** Time stands still because nothing could be kept. */
  #isStalled = false;

  constructor(parts: OwnWriterParts) {
    this.#parts = parts;
    this.#row = parts.row;
  }

  /** The garden's row as it was last read. */
  get row(): StoredGardenRow {
    return this.#row;
  }

  /** The writer, where it is in this process now. */
  get now(): Writer | undefined {
    return this.#writer;
  }

  get isBecoming(): boolean {
    return this.#becoming !== undefined;
  }

  /** The writer, taken up unless another process is it; undefined when one is. */
  async take(): Promise<Writer | undefined> {
    if (this.#isClosed) throw new GardensClosedError();
    if (this.#writer) return this.#writer;
    this.#becoming ??= this.#become().finally(() => {
      this.#becoming = undefined;
    });
    return this.#becoming;
  }

  /** Whether an error took the writer away; from then on somebody else may write, and this process looks on. */
  async lostBy(error: unknown, writer: Writer): Promise<boolean> {
    const isLost = isWriterLost(error) || isWriteUncertain(error);
    if (isLost) await this.#lose(writer);
    return isLost;
  }

  /** Lets go of a garden that stands still for want of room, so that it is taken up again where it was. */
  async resume(): Promise<void> {
    if (!this.#isStalled) return;
    this.#isStalled = false;
    if (this.#writer) await this.#lose(this.#writer);
  }

  /** Looks on while somebody else writes. */
  follow(): void {
    if (this.#isClosed || this.#following) return;
    const { database, mirror } = this.#parts;
    this.#following = new Following({
      garden: this.#row.name,
      feed: database.feed,
      look: async () => {
        await mirror.catchUp();
        await this.refreshRow();
      },
      onFailure: (error) => this.#fail(error),
    });
  }

  async refreshRow(): Promise<void> {
    this.#row = (await gardenRow(this.#parts.database, this.#row.name)) ?? this.#row;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#becoming?.catch(() => undefined);
    await this.#stopFollowing();
    const writer = this.#writer;
    this.#writer = undefined;
    await writer?.close();
  }

  async #become(): Promise<Writer | undefined> {
    const lease = await this.#takeLease();
    if (!lease) return undefined;
    await this.#stopFollowing();
    try {
      const writer = await this.#open(lease);
      this.#writer = writer;
      lease.lost.addEventListener('abort', () => void this.#lose(writer));
      const face = faceOf(this.#row);
      if (face) await writer.clock.set(face);
      return writer;
    } catch (error) {
      this.#writer = undefined;
      this.follow();
      // Where nothing can be written the lease runs out by itself.
      await lease.release().catch((cause: unknown) => {
        if (!storageFailure(cause)) throw cause;
      });
      throw error;
    }
  }

  async #takeLease(): Promise<Lease | undefined> {
    const { database, holder, leaseMs: ttlMs } = this.#parts;
    const garden = this.#row.name;
    try {
      return await acquireLease(database, { garden, holder, ttlMs, isRenewed: false });
    } catch (error) {
      if (error instanceof GardenLeasedError) return undefined;
      throw error;
    }
  }

  async #open(lease: Lease): Promise<Writer> {
    const { database, kind, mirror, onNews, isWatched } = this.#parts;
    await this.refreshRow();
    const onPackingFailure = ({ error }: { readonly error: unknown }) => this.#fail(error);
    const store = new PostgresEventStore(database, { onPackingFailure }).under(lease);
    const written = await kind.open({
      ...{ row: this.#row, store, onNews, isWatched },
      onFailure: (error) => this.#stoodStill(error),
      onPaused: () => {
        this.#writer?.rememberClock().catch((error) => this.#fail(error));
      },
    });
    await mirror.catchUp();
    const { head } = written.garden;
    assert(head.hash === mirror.head.hash, 'nobody writes between a lease and its writer');
    return new Writer({ database, store, lease, written, mirror });
  }

  /** The clock stopped by itself: because the writer is lost, or by a mistake of ours. */
  #stoodStill(error: unknown): void {
    const isLost = isWriterLost(error) || isWriteUncertain(error);
    const failure = storageFailure(error);
    this.#isStalled ||= failure !== undefined && failure.code !== 'STORAGE_DAMAGED';
    if (!isLost) this.#fail(error);
    else if (this.#writer) void this.#lose(this.#writer);
  }

  async #lose(writer: Writer): Promise<void> {
    if (this.#writer !== writer) return;
    this.#writer = undefined;
    writer.leave();
    this.follow();
    // What its clock still has in hand is refused by the database, or was kept and is read from the log.
    await Promise.resolve(writer.close()).catch((error: unknown) => this.#fail(error));
  }

  async #stopFollowing(): Promise<void> {
    const following = this.#following;
    this.#following = undefined;
    await following?.stop();
  }

  #fail(error: unknown): void {
    this.#parts.onFailure({ garden: this.#row.name, error });
  }
}
