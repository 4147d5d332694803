// A world that is put together and then changed entry by entry; what did not change stays the very same.
import {
  blankDocument,
  type Character,
  ENTITY_TABLES,
  type Json,
  type Language,
  type Operation,
  type Place,
  PROTOTYPE_KEYS,
  type Prop,
  patchWorld,
  pointer,
  type Table,
  type World,
  withEntries,
  worldFrom,
} from '@hakoniwa/stage';

interface Parts {
  readonly places: Place;
  readonly characters: Character;
  readonly props: Prop;
}
const NOT_PATCHED = [...PROTOTYPE_KEYS];

/** A world, and what is yet to be changed in it. */
export class WorldParts {
  readonly #language: Language;
  #world: World | undefined;
  #changes = noChanges();

  constructor(language: Language) {
    this.#language = language;
  }

  /** Puts an entry in its place. */
  put<T extends keyof Parts>(table: T, name: string, value: Parts[T]): void {
    const changes = this.#changes[table];
    if (!changes.has(name) && this.#world?.[table].get(name) === value) return;
    changes.set(name, value as unknown as Json);
  }

  /** Takes an entry out. */
  drop(table: keyof Parts, name: string): void {
    this.#changes[table].set(name, undefined);
  }

  /** The world with everything put in its place. */
  world(): World {
    const count = ENTITY_TABLES.reduce((sum, table) => sum + this.#changes[table].size, 0);
    if (this.#world && count === 0) return this.#world;
    this.#world = this.#world && this.#isLittle(count) ? this.#changed(this.#world) : this.#whole();
    this.#changes = noChanges();
    return this.#world;
  }

  /** Whether changing the world is less work than making it anew; a patch may not bring every name in. */
  #isLittle(count: number): boolean {
    const size = ENTITY_TABLES.reduce((sum, table) => sum + (this.#world?.[table].size ?? 0), 0);
    const isRefused = ENTITY_TABLES.some((table) =>
      NOT_PATCHED.some((name) => this.#changes[table].has(name)),
    );
    return count * 2 < size && !isRefused;
  }

  #changed(world: World): World {
    const patch = ENTITY_TABLES.flatMap((table) =>
      [...this.#changes[table]].flatMap(([name, value]): Operation[] => {
        const path = pointer(table, name);
        const isThere = world[table].has(name);
        if (value === undefined) return isThere ? [{ op: 'remove', path }] : [];
        return [{ op: isThere ? 'replace' : 'add', path, value }];
      }),
    );
    return patchWorld(world, patch).world;
  }

  #whole(): World {
    const entries = <T extends keyof Parts>(table: T): ReadonlyMap<string, Parts[T]> => {
      const changes = this.#changes[table] as ReadonlyMap<string, Parts[T] | undefined>;
      const before = this.#world?.[table] as Table<Parts[T]> | undefined;
      const all = new Map<string, Parts[T]>(before?.entries());
      for (const [name, value] of changes)
        if (value === undefined) all.delete(name);
        else all.set(name, value);
      return all;
    };
    return withEntries(
      this.#world ?? worldFrom(blankDocument({ language: this.#language, origin: 'wire' })),
      { places: entries('places'), characters: entries('characters'), props: entries('props') },
    );
  }
}

type Changes = Readonly<Record<keyof Parts, Map<string, Json | undefined>>>;

function noChanges(): Changes {
  return { places: new Map(), characters: new Map(), props: new Map() };
}
