// All gardens of a process, kept in a database: found, made, opened when they are needed, and closed.
import { hostname } from 'node:os';
import type { LifeConfig } from '@hakoniwa/life';
import type { MindNews, PackCard } from '@hakoniwa/protocol';
import { assert } from '@hakoniwa/stage';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import type { Notice } from '../garden.ts';
import { lifeIn } from '../living/open-writable.ts';
import { keptLedger } from '../minds/kept-ledger.ts';
import {
  deleteGardensOf,
  gardenRow,
  type StoredGardenRow,
  storedGardens,
} from '../rows/garden-rows.ts';
import { GardenLimitError, GardensClosedError } from './errors.ts';
import { type Caller, gardenFactsOf, type ListedGarden, type NewGarden } from './garden-facts.ts';
import type { GardenKind } from './garden-kind.ts';
import { limits } from './limits.ts';
import { LivingGarden } from './living-garden.ts';
import type { KeepingParts } from './own-writer.ts';
import { ownerIdOf } from './owner-id.ts';
import { PackGardens, type PackGardensParts } from './pack-gardens.ts';
import { type Quota, Quotas } from './quotas.ts';
import { Upkeep } from './upkeep.ts';

export interface GardensParts extends PackGardensParts, Omit<KeepingParts, 'holder'> {
  /** Other kinds than those made from packs; they are nobody's to look at or to write but for who brings them. */
  readonly kinds?: readonly GardenKind[] | undefined;
  /** Requests that may wait in one garden. */
  readonly queue?: number | undefined;
  /** Gardens of one owner. */
  readonly capacity?: number | undefined;
  /** How much may be kept for one owner; as much as the disk holds when left out. */
  readonly quota?: Quota | undefined;
  /** Milliseconds a garden nobody uses stays open. */
  readonly idleMs?: number | undefined;
}

interface Entry {
  readonly opening: Promise<LivingGarden>;
  garden?: LivingGarden;
}

export class Gardens {
  /** What everybody's logs take of what may be kept. */
  readonly quotas: Quotas;
  readonly #parts: GardensParts & KeepingParts;
  readonly #store: PostgresEventStore;
  readonly #packs: PackGardens;
  readonly #entries = new Map<string, Entry>();
  readonly #watchers = new Set<(garden: string, notice: Notice) => void>();
  readonly #deafen: () => void;
  readonly #upkeep: Upkeep;

  constructor(parts: GardensParts) {
    const holder = `${hostname()}, process ${process.pid}`;
    this.#parts = { ...parts, leaseMs: parts.leaseMs ?? limits.leaseMs, holder };
    this.#store = new PostgresEventStore(parts.database);
    this.#packs = new PackGardens(parts);
    this.quotas = new Quotas(parts);
    this.#deafen = parts.database.feed.hearNotices(({ type, about, text }) => {
      if (type === 'mind')
        this.#entries.get(about)?.garden?.minds.tell(JSON.parse(text) as MindNews);
    });
    this.#upkeep = new Upkeep({
      ...{ ...this.#parts, quotas: this.quotas },
      gardens: {
        open: () => this.open,
        named: (name) => this.named(name),
        leave: (name) => this.leave(name),
      },
    });
  }

  /** The gardens that are open here. */
  get open(): readonly LivingGarden[] {
    return [...this.#entries.values()].flatMap(({ garden }) => garden ?? []);
  }

  /** Somebody's gardens, newest first. */
  async list({ owner }: Caller): Promise<readonly ListedGarden[]> {
    const rows = await storedGardens(this.#parts.database, ownerIdOf(owner));
    return rows
      .filter(({ name }) => this.#kindOf(name) === this.#packs)
      .map((row) => ({ ...gardenFactsOf(row), seq: row.seq }));
  }

  /** Somebody's garden by its id; a foreign id and an unknown one look the same. */
  async get(id: string, { owner }: Caller): Promise<LivingGarden | undefined> {
    if (this.#kindOf(id) !== this.#packs) return undefined;
    const garden = await this.#find(id, ({ ownerId }) => ownerId === ownerIdOf(owner));
    garden?.touch();
    return garden;
  }

  /** A garden by its name, of whatever kind and whoever's: for those who bring a kind. */
  named(name: string): Promise<LivingGarden | undefined> {
    return this.#find(name, () => true);
  }

  /** Throws UNKNOWN_PACK, PackProblemsError, GARDEN_LIMIT, QUOTA_FULL. The id is generated. */
  async create(wanted: NewGarden, caller: Caller): Promise<LivingGarden> {
    const { capacity = limits.gardensKept } = this.#parts;
    if ((await this.list(caller)).length >= capacity) throw new GardenLimitError(capacity);
    const refusal = this.quotas.refusalOf(ownerIdOf(caller.owner));
    if (refusal) throw refusal;
    const made = await this.get(await this.#packs.make(wanted, caller), caller);
    assert(made, 'a garden that was made is there');
    return made;
  }

  /** Closes and deletes everything of an owner. */
  async forget({ owner }: Caller): Promise<void> {
    const ownerId = ownerIdOf(owner);
    if (ownerId === undefined) throw new TypeError('the server itself is not forgotten');
    for (const { name, row } of this.open) if (row.ownerId === ownerId) await this.leave(name);
    await deleteGardensOf(this.#parts.database, ownerId);
  }

  /** How the people of a pack live from day to day; undefined for scenes. */
  async lifeOf(pack: string): Promise<LifeConfig | undefined> {
    return lifeIn((await this.#packs.take(pack)).pack);
  }

  packs(): Promise<readonly PackCard[]> {
    return this.#parts.catalog.cards();
  }

  /** The files of a pack in the catalog; undefined when there is none of that id. */
  packFiles(id: string): Promise<Readonly<Record<string, string>> | undefined> {
    return this.#parts.catalog.files(id);
  }

  /** Hears every commit and move of every garden that is open here; call the result to stop. */
  watch(listener: (garden: string, notice: Notice) => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  /** For the metrics: open gardens, and requests waiting in all of them. */
  load(): { gardens: number; waiting: number } {
    const { open } = this;
    return { gardens: open.length, waiting: open.reduce((sum, { waiting }) => sum + waiting, 0) };
  }

  /** Closes a garden here; whoever asks for it again opens it again. */
  async leave(name: string): Promise<void> {
    const garden = await this.#entries.get(name)?.opening;
    this.#entries.delete(name);
    await garden?.close();
  }

  /** Lets every garden come to rest and lets go of every lease; further calls are refused. */
  async close(): Promise<void> {
    this.#deafen();
    await this.#upkeep.stop();
    const opening = [...this.#entries.values()].map((entry) => entry.opening);
    await Promise.allSettled(opening);
    await Promise.all([...this.#entries.keys()].map((name) => this.leave(name)));
  }

  #kindOf(name: string): GardenKind {
    return this.#parts.kinds?.find((kind) => kind.isOf(name)) ?? this.#packs;
  }

  /** A garden; never opened when it is not the one meant. */
  async #find(
    name: string,
    isMeant: (row: StoredGardenRow) => boolean,
  ): Promise<LivingGarden | undefined> {
    if (this.#upkeep.isOver) throw new GardensClosedError();
    const open = await this.#entries.get(name)?.opening;
    if (open) return isMeant(open.row) ? open : undefined;
    const row = await gardenRow(this.#parts.database, name);
    if (!row || !isMeant(row)) return undefined;
    return (this.#entries.get(name) ?? this.#enter(row)).opening;
  }

  #enter(row: StoredGardenRow): Entry {
    const opening = this.#open(row);
    const entry: Entry = { opening };
    this.#entries.set(row.name, entry);
    opening.then(
      (garden) => {
        entry.garden = garden;
      },
      () => this.#entries.delete(row.name),
    );
    return entry;
  }

  async #open(row: StoredGardenRow): Promise<LivingGarden> {
    const kind = this.#kindOf(row.name);
    const rules = await kind.rulesOf(row);
    const ledger = keptLedger(this.#parts.database, row.name);
    const pack = async () => (await this.#packs.take(row.pack)).pack;
    const { quotas } = this;
    const parts = { ...this.#parts, quotas, row, kind, rules, ledger, pack, store: this.#store };
    return LivingGarden.open(parts, (garden) => {
      garden.listen((notice) => {
        if (!garden.isCaughtUp) return;
        for (const listener of this.#watchers) listener(garden.name, notice);
      });
    });
  }
}
