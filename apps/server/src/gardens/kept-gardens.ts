// Gardens kept in a database: they outlive this process, and other processes may keep them too.
import { randomInt } from 'node:crypto';
import { hostname } from 'node:os';
import {
  Keeper,
  type KeptGarden,
  keptLedger,
  type Living,
  lifeIn,
  type ModelSource,
  memoryLedger,
  mindChoiceIn,
  type Notice,
  type OpenLiving as Opening,
  openLiving,
  rulesOf,
  USUAL_MINDS,
} from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import type { LifeConfig } from '@hakoniwa/life';
import type { PackCard } from '@hakoniwa/protocol';
import {
  inLanguage,
  type Language,
  type Pack,
  type Rulebook,
  type WorldDocument,
} from '@hakoniwa/stage';
import {
  type Database,
  deleteGardensOf,
  type GardenRowFacts,
  PostgresEventStore,
  type StoredGardenRow,
  setClockRow,
  storedGardens,
} from '@hakoniwa/store/postgres';
import { limits } from '../limits.ts';
import { noModels } from '../models/no-models.ts';
import { isPinned, type OwnPacks } from '../packs/own-packs.ts';
import { Refused } from '../refused.ts';
import type { Caller, Gardens, NewGarden, OpenGarden, OpenGardenCard } from './gardens.ts';
import { gardenFactsOf, KeptOpenGarden } from './kept-open-garden.ts';
import { isGardenId, newId } from './new-id.ts';
import { ownerIdOf } from './owner-id.ts';
import type { CatalogPack, PackCatalog } from './pack-catalog.ts';

export interface KeptGardensOptions {
  readonly database: Database;
  readonly shelf: PackCatalog;
  readonly gm: Gm;
  readonly queue?: number | undefined;
  /** Gardens of one owner. */
  readonly capacity?: number | undefined;
  readonly leaseMs?: number | undefined;
  readonly idleMs?: number | undefined;
  /** Where models come from; instinct alone when left out. */
  readonly source?: ModelSource | undefined;
  /** Packs people brought along; those on the shelf alone when left out. */
  readonly packs?: OwnPacks | undefined;
  /** Opens gardens that are played as campaigns; they are nobody's to look at or to write otherwise. */
  readonly campaigns?: Campaigns | undefined;
  /** Hears of a garden whose time stopped by a mistake of ours. */
  readonly onFailure: (failure: { readonly garden?: string; readonly error: unknown }) => void;
}

/** Who opens campaigns. */
export interface Campaigns {
  readonly isCampaign: (garden: string) => boolean;
  readonly open: (opening: Opening) => Promise<Living>;
  readonly rules: () => Rulebook;
}

export class KeptGardens implements Gardens {
  readonly #options: KeptGardensOptions;
  readonly #store: PostgresEventStore;
  readonly #keeper: Keeper;
  readonly #open = new Map<string, KeptOpenGarden>();
  readonly #rules = new Map<string, Promise<Rulebook>>();
  readonly #watchers = new Set<(garden: string, notice: Notice) => void>();

  constructor(options: KeptGardensOptions) {
    this.#options = options;
    const { database, leaseMs, idleMs, onFailure } = options;
    this.#store = new PostgresEventStore(database);
    this.#keeper = new Keeper({
      ...{ database, leaseMs, idleMs, onFailure },
      holder: `${hostname()}, process ${process.pid}`,
      open: (opening) => this.#openLiving(opening),
      rulesOf: (row) => this.#rulesOf(row),
      onOpened: (garden) => this.#opened(garden),
      onClosed: (name) => this.#open.delete(name),
    });
  }

  async list({ owner }: Caller): Promise<readonly OpenGardenCard[]> {
    const rows = await storedGardens(this.#options.database, ownerIdOf(owner));
    return rows
      .filter(({ name }) => !this.#isCampaign(name))
      .map((row) => ({ ...gardenFactsOf(row), seq: row.seq }));
  }

  async get(id: string, { owner }: Caller): Promise<OpenGarden | undefined> {
    if (this.#isCampaign(id)) return undefined;
    const garden = await this.#keeper.get(id, ({ ownerId }) => ownerId === ownerIdOf(owner));
    garden?.touch();
    return garden && this.#open.get(id);
  }

  async create(wanted: NewGarden, caller: Caller): Promise<OpenGarden> {
    const { database, gm, capacity = limits.gardensKept } = this.#options;
    const pack = await this.#named(wanted.pack, caller);
    const taken = await this.#take(pack);
    if ((await this.list(caller)).length >= capacity)
      throw new Refused('GARDEN_LIMIT', `no more than ${capacity} gardens are kept for one owner`);
    const id = newId('garden');
    const factsOfNew = factsFor({ ...wanted, pack }, { pack: taken.pack, owner: caller.owner });
    const store = new PostgresEventStore(database, { factsOf: factsOfNew });
    const { scenario, language, seed = randomInt(2 ** 32) } = wanted;
    const onFailure = (error: unknown) => this.#options.onFailure({ garden: id, error });
    const opening = { ...taken, scenario, language, seed, gm, store, name: id, onFailure };
    // Making it and keeping it are two things: whoever writes first takes the lease.
    const { clock } = await openLiving({ ...opening, ...UNPLAYED });
    const { state, speed } = clock.state();
    await clock.stop();
    await setClockRow(database, { garden: id, state, speed: String(speed) });
    const made = await this.get(id, caller);
    if (!made) throw new Refused('UNKNOWN_GARDEN', 'the garden is gone as soon as it was made');
    return made;
  }

  async forget({ owner }: Caller): Promise<void> {
    const ownerId = ownerIdOf(owner);
    if (ownerId === undefined) throw new TypeError('the house itself is not forgotten');
    for (const { name, row } of this.#keeper.gardens)
      if (row.ownerId === ownerId) await this.#keeper.leave(name);
    await deleteGardensOf(this.#options.database, ownerId);
  }

  async lifeOf(pack: string): Promise<LifeConfig | undefined> {
    return lifeIn((await this.#take(pack)).pack);
  }

  /** The garden of a campaign, for whoever lets it be played. */
  campaign(name: string): Promise<KeptGarden | undefined> {
    return this.#keeper.get(name);
  }

  #isCampaign(name: string): boolean {
    return this.#options.campaigns?.isCampaign(name) ?? false;
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
    const open = [...this.#open.values()];
    return { gardens: open.length, waiting: open.reduce((sum, { waiting }) => sum + waiting, 0) };
  }

  async close(): Promise<void> {
    await this.#keeper.close();
  }

  #opened(garden: KeptGarden): void {
    const { queue = limits.gardenQueue } = this.#options;
    const pack = async () => (await this.#take(garden.row.pack)).pack;
    const minds = { ledger: keptLedger(this.#options.database, garden.name), pack };
    this.#open.set(garden.name, new KeptOpenGarden({ garden, store: this.#store, queue, minds }));
    garden.overhear((notice) => {
      if (!garden.isCaughtUp) return;
      for (const listener of this.#watchers) listener(garden.name, notice);
    });
  }

  async #openLiving(opening: Opening): Promise<Living> {
    const { row, store, onFailure, onPaused, onNews, isWatched } = opening;
    const { campaigns } = this.#options;
    if (campaigns?.isCampaign(row.name)) return campaigns.open(opening);
    const { name, pack, scenario } = row;
    const taken = await this.#take(pack);
    const language = row.language as Language;
    const { gm, database, source = noModels() } = this.#options;
    const choice = mindChoiceIn(row.minds);
    const ledger = keptLedger(database, name);
    const minds = { source, ledger, choice, onNews, isWatched };
    const hooks = { onFailure, onPaused, minds };
    // The world is in the log; the seed is only for new ones.
    return openLiving({ ...taken, scenario, language, seed: 1, gm, store, name, ...hooks });
  }

  #rulesOf({ pack, name }: StoredGardenRow): Promise<Rulebook> {
    const { campaigns } = this.#options;
    if (campaigns?.isCampaign(name)) return Promise.resolve(campaigns.rules());
    const known = this.#rules.get(pack);
    if (known) return known;
    const rules = this.#take(pack).then((taken) => rulesOf(taken.pack, this.#options.gm));
    this.#rules.set(pack, rules);
    rules.catch(() => this.#rules.delete(pack));
    return rules;
  }

  /** The name a garden keeps of its pack; UNKNOWN_PACK for somebody else's. */
  async #named(pack: string, caller: Caller): Promise<string> {
    const { packs } = this.#options;
    if (!packs || !(isGardenId(pack) || isPinned(pack))) return pack;
    const pinned = await packs.pinned(pack, caller);
    if (pinned === undefined) throw new Refused('UNKNOWN_PACK', 'there is no such pack here');
    return pinned;
  }

  async #take(pack: string): Promise<CatalogPack> {
    const { packs, shelf } = this.#options;
    const taken = await (isPinned(pack) ? packs?.take(pack) : shelf.take(pack));
    if (!taken) throw new Refused('UNKNOWN_PACK', 'there is no such pack here');
    return taken;
  }
}

/** A garden that is only being made is played by nobody. */
const UNPLAYED = {
  onPaused: () => undefined,
  minds: {
    source: noModels(),
    ledger: memoryLedger(),
    choice: USUAL_MINDS,
    isWatched: () => false,
    onNews: () => undefined,
  },
};

/** What the row of a new garden says, once its world is known. */
function factsFor(
  { pack: id, name }: NewGarden,
  { pack, owner }: { pack: Pack; owner: string },
): (genesis: WorldDocument) => GardenRowFacts {
  return ({ language, origin }) => ({
    ownerId: ownerIdOf(owner),
    title: name ?? inLanguage(pack.title, language),
    pack: id,
    scenario: origin.scenario,
    language,
  });
}
