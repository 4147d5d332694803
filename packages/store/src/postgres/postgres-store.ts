// A store that keeps gardens in PostgreSQL.

import { type Database, DatabaseUnavailableError, throughOutage } from '@hakoniwa/database';
import {
  genesisHead,
  genesisOf,
  type Head,
  MAIN_BRANCH,
  type Position,
  type SealedEvent,
  type Snapshot,
  type WorldDocument,
} from '@hakoniwa/stage';
import type pg from 'pg';
import { StoreClosedError, UnknownGardenError } from '../errors.ts';
import type {
  Append,
  BranchTip,
  CreateGarden,
  EventStore,
  Fork,
  ReadEvents,
} from '../event-store.ts';
import { checkName } from '../names.ts';
import { Packing, type PackingFailure } from '../segments/packing.ts';
import { type AppendOptions, append } from './append.ts';
import { changeGarden } from './change-garden.ts';
import { createGarden, type GardenRowFacts } from './create-garden.ts';
import type { Fence } from './fence.ts';
import { forkBranch } from './fork-branch.ts';
import { headOf } from './head-of.ts';
import { loadLedger } from './load-ledger.ts';
import { packLog } from './pack-log.ts';
import { readEvents } from './read-events.ts';
import { nearestSnapshot, saveSnapshot } from './snapshots.ts';

export interface CreateOwnedGarden extends CreateGarden {
  /** The person it belongs to; nobody in the local mode. */
  readonly ownerId?: string | undefined;
}

interface StoreOptions {
  readonly fence?: Fence;
  /** What the row of a new garden says besides its world. */
  readonly factsOf?: (genesis: WorldDocument) => GardenRowFacts;
  /** Hears of a log that cannot be packed; it is thrown on closing when nobody does. */
  readonly onPackingFailure?: ((failure: PackingFailure) => void) | undefined;
}

/** Gardens in a database. Closing the store leaves the database open: others use it too. */
export class PostgresEventStore implements EventStore {
  readonly #database: Database;
  readonly #fence: Fence | undefined;
  readonly #factsOf: StoreOptions['factsOf'];
  readonly #options: StoreOptions;
  readonly #packing: Packing;
  #isClosed = false;

  constructor(database: Database, options: StoreOptions = {}) {
    this.#database = database;
    this.#fence = options.fence;
    this.#factsOf = options.factsOf;
    this.#options = options;
    this.#packing = new Packing({
      pack: (garden, signal) => packLog(database, { garden, signal }),
      isPassing: (error) =>
        error instanceof DatabaseUnavailableError || error instanceof UnknownGardenError,
      tell: (failure) => {
        options.onPackingFailure?.(failure);
        return options.onPackingFailure !== undefined;
      },
    });
  }

  /** The same gardens, written under a lease: once it is lost, every write is LEASE_LOST. */
  under(fence: Fence): PostgresEventStore {
    return new PostgresEventStore(this.#database, { ...this.#options, fence });
  }

  async create(input: CreateOwnedGarden): Promise<Head> {
    this.#checkOpen();
    checkName(input.garden);
    const genesis = genesisOf(input.genesis);
    const head = genesisHead(genesis);
    const facts = this.#factsOf?.(genesis) ?? {};
    await createGarden(this.#database, { ...input, ...facts, genesis, hash: head.hash });
    return head;
  }

  async gardens(): Promise<string[]> {
    const rows = await this.#rows<{ name: string }>('select name from hakoniwa.gardens');
    return rows.map(({ name }) => name).sort();
  }

  async genesis(garden: string): Promise<WorldDocument> {
    const text = 'select genesis from hakoniwa.gardens where name = $1';
    const [row] = await this.#rows<{ genesis: string }>(text, garden);
    if (!row) throw new UnknownGardenError(garden);
    return JSON.parse(row.genesis) as WorldDocument;
  }

  /** Adds events to a branch, and `also` other rows in the same transaction. */
  async append(input: Append, options: AppendOptions = {}): Promise<Head> {
    this.#checkOpen();
    const fence = this.#fenceOf(input.garden);
    const head = await append(this.#database, { ...input, ...options, fence });
    if (input.events.length > 0) this.#database.feed.tell(input.garden);
    return head;
  }

  async *read(input: ReadEvents): AsyncGenerator<SealedEvent> {
    this.#checkOpen();
    yield* readEvents(this.#database.pool, input);
  }

  async branches(garden: string): Promise<BranchTip[]> {
    this.#checkOpen();
    return (await throughOutage(() => loadLedger(this.#database.pool, garden))).ledger.branches();
  }

  /** Makes a branch, and `also` other rows in the same transaction. */
  async fork(input: Fork, { also }: AppendOptions = {}): Promise<BranchTip> {
    this.#checkOpen();
    const { garden } = input;
    const change = { garden, fence: this.#fenceOf(garden) };
    return changeGarden(this.#database, {
      input: change,
      work: async (at) => {
        const made = await forkBranch(at, input);
        await also?.(at.tx, made.tip);
        return made;
      },
    });
  }

  async head(garden: string): Promise<Head> {
    this.#checkOpen();
    return headOf(this.#database, garden);
  }

  /** Stands the garden on another branch, and writes `also` other rows in the same transaction. */
  async moveHead(
    { garden, branch }: { garden: string; branch: string },
    { also }: AppendOptions = {},
  ): Promise<Head> {
    this.#checkOpen();
    const change = { garden, fence: this.#fenceOf(garden) };
    const head = await changeGarden(this.#database, {
      input: change,
      work: async ({ client, tx, kept }) => {
        const tip = kept.ledger.tipOf(branch);
        const values = [kept.id, kept.branchIds.get(branch)];
        await client.query('update hakoniwa.heads set branch_id = $2 where garden_id = $1', values);
        await also?.(tx, tip);
        return tip;
      },
    });
    this.#database.feed.tell(garden);
    return head;
  }

  async saveSnapshot(input: { garden: string; snapshot: Snapshot }): Promise<void> {
    this.#checkOpen();
    await throughOutage(async () => {
      const kept = await loadLedger(this.#database.pool, input.garden);
      await saveSnapshot(this.#database.pool, { kept, snapshot: input.snapshot });
    });
    // What lies before it is rarely read again.
    this.#packing.soon(input.garden);
  }

  async nearestSnapshot(
    input: Position & { readonly garden: string },
  ): Promise<Snapshot | undefined> {
    this.#checkOpen();
    return throughOutage(async () => {
      const kept = await loadLedger(this.#database.pool, input.garden);
      const runs = kept.ledger.segments({ branch: input.branch, toSeq: input.seq });
      const genesis = { branch: MAIN_BRANCH, fromSeq: 0, toSeq: 0 };
      return nearestSnapshot(this.#database.pool, { kept, runs: [genesis, ...runs] });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#packing.close();
  }

  /** Settles when nothing is left to pack. */
  packed(): Promise<void> {
    return this.#packing.settled();
  }

  #fenceOf(garden: string): Fence | undefined {
    return this.#fence?.garden === garden ? this.#fence : undefined;
  }

  async #rows<R extends pg.QueryResultRow>(
    text: string,
    ...values: readonly unknown[]
  ): Promise<R[]> {
    this.#checkOpen();
    return throughOutage(async () => (await this.#database.pool.query<R>(text, [...values])).rows);
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new StoreClosedError();
  }
}
