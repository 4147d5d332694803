// Gardens kept in memory: they live as long as this process.
import { randomInt } from 'node:crypto';
import { type Living, lifeIn, type ModelSource, type Notice, openLiving } from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import type { LifeConfig } from '@hakoniwa/life';
import type { PackCard } from '@hakoniwa/protocol';
import { inLanguage } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { limits } from '../limits.ts';
import { noModels } from '../models/no-models.ts';
import { Refused } from '../refused.ts';
import type { Caller, Gardens, NewGarden, OpenGarden, OpenGardenCard } from './gardens.ts';
import { MemoryGarden, MemoryMinds } from './memory-garden.ts';
import { newId } from './new-id.ts';
import type { PackCatalog } from './pack-catalog.ts';

export interface MemoryGardensOptions {
  readonly shelf: PackCatalog;
  readonly gm: Gm;
  readonly queue?: number;
  readonly capacity?: number;
  /** Where models come from; instinct alone when left out. */
  readonly source?: ModelSource | undefined;
  /** Hears of a garden whose time stopped by a mistake of ours. */
  readonly onFailure: (failure: { garden: string; error: unknown }) => void;
}

interface Entry {
  readonly garden: MemoryGarden;
  readonly owner: string;
  readonly clock: Living['clock'];
}

export class MemoryGardens implements Gardens {
  readonly #options: MemoryGardensOptions;
  readonly #store = new MemoryEventStore();
  readonly #entries = new Map<string, Entry>();
  readonly #watchers = new Set<(garden: string, notice: Notice) => void>();
  #isClosed = false;

  constructor(options: MemoryGardensOptions) {
    this.#options = options;
  }

  async list({ owner }: Caller): Promise<readonly OpenGardenCard[]> {
    return [...this.#entries.values()]
      .filter((entry) => entry.owner === owner)
      .map(({ garden }) => ({ ...garden.facts, seq: garden.head.seq }))
      .reverse();
  }

  async get(id: string, { owner }: Caller): Promise<OpenGarden | undefined> {
    const entry = this.#entries.get(id);
    return entry?.owner === owner ? entry.garden : undefined;
  }

  async create(wanted: NewGarden, { owner }: Caller): Promise<OpenGarden> {
    const { shelf, gm, queue = limits.gardenQueue, capacity = limits.gardens } = this.#options;
    const taken = await shelf.take(wanted.pack);
    if (!taken) throw new Refused('UNKNOWN_PACK', 'there is no such pack here');
    if (this.#isClosed || this.#entries.size >= capacity)
      throw new Refused('GARDEN_LIMIT', `no more than ${capacity} gardens are kept here`);
    const id = newId('garden');
    const { scenario, language, seed = randomInt(2 ** 32) } = wanted;
    const store = this.#store;
    const onFailure = (error: unknown) => this.#options.onFailure({ garden: id, error });
    const opening = { ...taken, scenario, language, seed, gm, store, name: id, onFailure };
    const known = new MemoryMinds();
    const {
      garden: inner,
      pack,
      clock,
      take,
      minds,
    } = await openLiving({
      ...opening,
      onPaused: () => undefined,
      minds: {
        ...{ source: this.#options.source ?? noModels(), ledger: known.ledger },
        choice: known.choice,
        isWatched: () => known.watchers > 0,
        onNews: (news) => known.tell(news),
      },
    });
    const { world } = inner;
    const facts = {
      id,
      name: wanted.name ?? inLanguage(pack.title, world.language),
      pack: wanted.pack,
      ...(world.origin.scenario === undefined ? {} : { scenario: world.origin.scenario }),
      language: world.language,
      createdAt: new Date().toISOString(),
    };
    const living = { clock, take, living: minds, known, pack };
    const garden = new MemoryGarden({ facts, garden: inner, store, queue, ...living });
    inner.subscribe((notice) => {
      for (const listener of this.#watchers) listener(id, notice);
    });
    this.#entries.set(id, { garden, owner, clock });
    return garden;
  }

  async forget({ owner }: Caller): Promise<void> {
    for (const [id, entry] of this.#entries) {
      if (entry.owner !== owner) continue;
      this.#entries.delete(id);
      await entry.clock.stop();
    }
  }

  async lifeOf(pack: string): Promise<LifeConfig | undefined> {
    const taken = await this.#options.shelf.take(pack);
    return taken && lifeIn(taken.pack);
  }

  packs(): Promise<readonly PackCard[]> {
    return this.#options.shelf.cards();
  }

  packFiles(id: string): Promise<Readonly<Record<string, string>> | undefined> {
    return this.#options.shelf.files(id);
  }

  watch(listener: (garden: string, notice: Notice) => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  load(): { gardens: number; waiting: number } {
    const open = [...this.#entries.values()];
    return {
      gardens: open.length,
      waiting: open.reduce((sum, { garden }) => sum + garden.waiting, 0),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#entries.values()].map(({ clock }) => clock.stop()));
    await this.#store.close();
  }
}
