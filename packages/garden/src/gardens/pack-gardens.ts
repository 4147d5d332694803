// Gardens made from packs, of the catalog or of people's own: scenes and towns.
import { randomInt } from 'node:crypto';
import type { Database } from '@hakoniwa/database';
import type { Gm } from '@hakoniwa/gm';
import {
  inLanguage,
  type Language,
  type Pack,
  type PackSection,
  type Rulebook,
  type WorldDocument,
} from '@hakoniwa/stage';
import { type GardenRowFacts, PostgresEventStore } from '@hakoniwa/store/postgres';
import { beginGarden, openWritable, rulesOf } from '../living/open-writable.ts';
import type { WritableGarden } from '../living/writable-garden.ts';
import { instinctAlone } from '../minds/instinct-alone.ts';
import { keptLedger } from '../minds/kept-ledger.ts';
import { mindChoiceIn } from '../minds/mind-choice.ts';
import type { ModelSource } from '../minds/mind-room.ts';
import { type StoredGardenRow, setClockRow } from '../rows/garden-rows.ts';
import { UnknownPackError } from './errors.ts';
import type { Caller, NewGarden } from './garden-facts.ts';
import type { GardenKind, OpenForWriting } from './garden-kind.ts';
import { isGardenId, newId } from './new-id.ts';
import { ownerIdOf } from './owner-id.ts';
import type { CatalogPack, PackCatalog } from './pack-catalog.ts';
import { isPinned, PinnedPacks } from './pinned-packs.ts';

export interface PackGardensParts {
  readonly database: Database;
  readonly catalog: PackCatalog;
  readonly gm: Gm;
  /** Sections of packs that packages above read. */
  readonly sections?: readonly PackSection[] | undefined;
  /** Where models come from; instinct alone when left out. */
  readonly source?: ModelSource | undefined;
}

export class PackGardens implements GardenKind {
  readonly #parts: PackGardensParts;
  readonly #source: ModelSource;
  readonly #own: PinnedPacks;
  readonly #rules = new Map<string, Promise<Rulebook>>();

  constructor(parts: PackGardensParts) {
    this.#parts = parts;
    this.#source = parts.source ?? instinctAlone();
    this.#own = new PinnedPacks(parts);
  }

  /** Every garden that is of no other kind. */
  isOf(): boolean {
    return true;
  }

  rulesOf({ pack }: Pick<StoredGardenRow, 'pack'>): Promise<Rulebook> {
    const known = this.#rules.get(pack);
    if (known) return known;
    const rules = this.take(pack).then((taken) => rulesOf(taken.pack, this.#parts.gm));
    this.#rules.set(pack, rules);
    rules.catch(() => this.#rules.delete(pack));
    return rules;
  }

  async open({ row, store, ...hooks }: OpenForWriting): Promise<WritableGarden> {
    const { onFailure, onPaused, onNews, isWatched } = hooks;
    const { name, pack, scenario } = row;
    const taken = await this.take(pack);
    const language = row.language as Language;
    const { gm, database } = this.#parts;
    const choice = mindChoiceIn(row.minds);
    const ledger = keptLedger(database, name);
    const minds = { source: this.#source, ledger, choice, onNews, isWatched };
    const heard = { onFailure, onPaused, minds };
    // The world is in the log; the seed is only for new ones.
    return openWritable({ ...taken, scenario, language, seed: 1, gm, store, name, ...heard });
  }

  /** Makes a garden; gives its id. Making it and writing it are two things: whoever writes first takes the lease. */
  async make(wanted: NewGarden, caller: Caller): Promise<string> {
    const { database, gm } = this.#parts;
    const pack = await this.#named(wanted.pack, caller);
    const taken = await this.take(pack);
    const id = newId('garden');
    const factsOf = factsFor({ ...wanted, pack }, { pack: taken.pack, owner: caller.owner });
    const store = new PostgresEventStore(database, { factsOf });
    const { scenario, language, seed = randomInt(2 ** 32) } = wanted;
    const opening = { ...taken, scenario, language, seed, gm, store, name: id };
    const { state, speed } = await beginGarden(opening);
    await setClockRow(database, { garden: id, state, speed: String(speed) });
    return id;
  }

  /** A pack by the name gardens keep of it; throws UNKNOWN_PACK. */
  async take(pack: string): Promise<CatalogPack> {
    const from = isPinned(pack) ? this.#own : this.#parts.catalog;
    const taken = await from.take(pack);
    if (!taken) throw new UnknownPackError();
    return taken;
  }

  /** The name a garden keeps of its pack; UNKNOWN_PACK for somebody else's. */
  async #named(pack: string, caller: Caller): Promise<string> {
    if (!(isGardenId(pack) || isPinned(pack))) return pack;
    const pinned = await this.#own.pinned(pack, caller);
    if (pinned === undefined) throw new UnknownPackError();
    return pinned;
  }
}

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
