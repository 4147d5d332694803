// Something made of a table part by part: what did not change, or not in a way that matters, is not made again.
import { Table, type TablePart } from './table.ts';

export interface PartMaker<V, T> {
  readonly make: (values: readonly V[]) => T;
  /** Whether two values of one id would make the same. */
  readonly isAlike: (one: V, other: V) => boolean;
}

/** Tables that are remembered as possible forebears of the next one. */
const REMEMBERED = 64;
/** Branches that a table of which one entry has changed shares with the one before. */
const NEARLY_ALL = 15;

/** Makes it, for any number of tables. Nothing here keeps a table alive. */
export class MadeOfParts<V, T extends object> {
  readonly #maker: PartMaker<V, T>;
  readonly #made = new WeakMap<object, T>();
  readonly #whole = new WeakMap<Table<V>, readonly T[]>();
  #recent: readonly WeakRef<Table<V>>[] = [];

  constructor(maker: PartMaker<V, T>) {
    this.#maker = maker;
  }

  /** What is made of each part of a table, in order. */
  of(table: Table<V>): readonly T[] {
    const known = this.#whole.get(table);
    if (known) return known;
    const parts = table.parts();
    const [only] = parts;
    // What is small is quickly made, and most tables are.
    if (only && parts.length === 1) return this.#keep(table, [this.#part(only, undefined)]);
    const before = this.#nearest(table)?.parts() ?? [];
    const isPaired = parts.length === before.length;
    const found = parts.map((part, i) => this.#part(part, isPaired ? before[i] : undefined));
    this.#recent = [new WeakRef(table), ...this.#recent.slice(0, REMEMBERED - 1)];
    return this.#keep(table, found);
  }

  #keep(table: Table<V>, found: readonly T[]): readonly T[] {
    this.#whole.set(table, found);
    return found;
  }

  #part(part: TablePart<V>, before: TablePart<V> | undefined): T {
    const known = this.#made.get(part);
    if (known) return known;
    const earlier = before && this.#made.get(before);
    const made =
      earlier && Table.isAlike([part, before], this.#maker.isAlike)
        ? earlier
        : this.#maker.make(Table.valuesIn(part));
    this.#made.set(part, made);
    return made;
  }

  /** The remembered table that has most in common with this one. */
  #nearest(table: Table<V>): Table<V> | undefined {
    let nearest: Table<V> | undefined;
    let most = 0;
    for (const one of this.#recent) {
      const other = one.deref();
      const shared = other ? table.sharedWith(other) : 0;
      if (shared <= most) continue;
      nearest = other;
      most = shared;
      if (most >= NEARLY_ALL) break;
    }
    return nearest;
  }
}
