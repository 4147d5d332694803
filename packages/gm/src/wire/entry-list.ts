// The entries of one kind in a world that is followed from request to request, with what was made of each.
import { takeEntries } from './listed-entries.ts';
import { type EntryKind, isEntry, type WireEntries } from './wire-entries.ts';

/** An entry as it was last sent, and what was made of it; nothing yet where it is new. */
export interface WireEntry<W, M> {
  readonly name: string;
  readonly wire: W;
  /** Characters that are kept of it, and a fee for keeping it at all. */
  readonly weight: number;
  made: M | undefined;
}

/** An entry that says something new, and what it said before. */
export interface FreshEntry<W, M> {
  readonly entry: WireEntry<W, M>;
  readonly before: WireEntry<W, M> | undefined;
}

/** What has changed since the request before. */
export interface EntryNews<W, M> {
  readonly fresh: readonly FreshEntry<W, M>[];
  /** The names of those that are gone. */
  readonly gone: readonly string[];
  /** Whether the names are others, or in another order. */
  readonly isRenamed: boolean;
}

/** Entries in the order in which they are sent. */
export class EntryList<W extends object, M> {
  readonly #kind: EntryKind<W>;
  #list: readonly WireEntry<W, M>[] = [];
  #byName = new Map<string, WireEntry<W, M>>();
  #weight = 0;

  constructor(kind: EntryKind<W>) {
    this.#kind = kind;
  }

  get size(): number {
    return this.#list.length;
  }

  /** Characters kept of all of them, with a fee for each. */
  get weight(): number {
    return this.#weight;
  }

  get all(): readonly WireEntry<W, M>[] {
    return this.#list;
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  get(name: string): WireEntry<W, M> | undefined {
    return this.#byName.get(name);
  }

  /** Takes in what is sent now. Entries that say the same stay as they are. */
  follow(entries: WireEntries<W> = {}): EntryNews<W, M> {
    const { names, values } = takeEntries(entries);
    const same = this.#sameAtFirst(names, values);
    if (same === names.length && same === this.#list.length) return NO_NEWS;
    const before = this.#list;
    const list = before.slice(0, same);
    const fresh: FreshEntry<W, M>[] = [];
    let isMoved = false;
    for (let i = same; i < names.length; i++) {
      const name = names[i] as string;
      const wire = values[i] as W;
      if (!isEntry(name, wire)) continue;
      const next = before[list.length];
      const known = next?.name === name ? next : this.#byName.get(name);
      isMoved ||= known !== next;
      if (known && this.#kind.isSame(known.wire, wire)) list.push(known);
      else {
        const entry = entryOf<W, M>(name, this.#kind.copy(wire));
        list.push(entry);
        fresh.push({ entry, before: known });
      }
    }
    const isRenamed = isMoved || list.length !== before.length;
    if (fresh.length === 0 && !isRenamed) return NO_NEWS;
    this.#list = list;
    for (const { entry, before: old } of fresh) {
      this.#byName.set(entry.name, entry);
      this.#weight += entry.weight - (old?.weight ?? 0);
    }
    return { fresh, gone: this.#forgetOthers(), isRenamed };
  }

  /** How many say the same in the same order as before, up to the first that does not: nearly always all. */
  #sameAtFirst(names: readonly string[], values: readonly unknown[]): number {
    const { isSame } = this.#kind;
    for (let i = 0; i < names.length; i++) {
      const known = this.#list[i];
      if (!known || known.name !== names[i]) return i;
      const wire = values[i];
      if (typeof wire !== 'object' || wire === null || !isSame(known.wire, wire as W)) return i;
    }
    return names.length;
  }

  /** Forgets whatever is no longer listed. */
  #forgetOthers(): string[] {
    if (this.#byName.size === this.#list.length) return [];
    const listed = new Set(this.#list.map(({ name }) => name));
    const gone = [...this.#byName.keys()].filter((name) => !listed.has(name));
    for (const name of gone) {
      this.#weight -= this.#byName.get(name)?.weight ?? 0;
      this.#byName.delete(name);
    }
    return gone;
  }
}

function entryOf<W extends object, M>(name: string, wire: W): WireEntry<W, M> {
  let weight = FEE + name.length;
  for (const value of Object.values(wire)) weight += weightOf(value);
  return { name, wire, weight, made: undefined };
}

function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (!Array.isArray(value)) return 0;
  let weight = 0;
  for (const word of value) weight += typeof word === 'string' ? word.length : FEE;
  return weight;
}

/** What an entry costs beside its text, in characters. */
const FEE = 100;

const NO_NEWS: EntryNews<never, never> = { fresh: [], gone: [], isRenamed: false };
