// A map that never changes: setting an entry gives a new table and shares the rest.
import { canonicalJson } from './canonical.ts';
import { addDigest, type Digest, digestText, emptyDigest } from './hash.ts';
import type { Json } from './json.ts';

interface Entry<V> {
  readonly id: string;
  readonly value: V;
}

/** Entries whose ids fall on the same place. */
type Leaf<V> = readonly Entry<V>[];
type Twig<V> = readonly (Leaf<V> | undefined)[];
type Branch<V> = readonly (Twig<V> | undefined)[];
type Root<V> = readonly (Branch<V> | undefined)[];

/**
 * Entities by id in a tree of three levels with 16 ways each: an update copies one way through it, so
 * its cost hardly grows with the world. Keys may be any string.
 */
export class Table<V> {
  readonly size: number;
  readonly #root: Root<V>;

  /** Most tables of most worlds have no entry: all of these are one. */
  static readonly #empty = new Table<never>(new Array(16).fill(undefined), 0);

  private constructor(root: Root<V>, size: number) {
    this.#root = root;
    this.size = size;
  }

  /** A table of the given entries; a later entry wins over an earlier one of the same id. */
  static of<V>(entries: Iterable<readonly [string, V]> = []): Table<V> {
    if (Array.isArray(entries) && entries.length === 0) return Table.#empty as Table<V>;
    const root = new Array<Grown<Grown<Entry<V>[]>> | undefined>(16).fill(undefined);
    let size = 0;
    for (const [id, value] of entries) {
      const leaf = grownLeaf(root, hashOf(id));
      const at = leaf.findIndex((one) => one.id === id);
      if (at < 0) size += 1;
      leaf[at < 0 ? leaf.length : at] = { id, value };
    }
    return new Table<V>(root, size);
  }

  get(id: string): V | undefined {
    const hash = hashOf(id);
    const leaf = this.#root[(hash >>> 4) & 15]?.[hash & 15]?.[(hash >>> 8) & 15];
    if (leaf) {
      for (let i = 0; i < leaf.length; i++) {
        const entry = leaf[i] as Entry<V>;
        if (entry.id === id) return entry.value;
      }
    }
    return undefined;
  }

  has(id: string): boolean {
    const hash = hashOf(id);
    const leaf = this.#root[(hash >>> 4) & 15]?.[hash & 15]?.[(hash >>> 8) & 15];
    return leaf?.some((entry) => entry.id === id) ?? false;
  }

  /** This table with `id` set to `value`. */
  set(id: string, value: V): Table<V> {
    const hash = hashOf(id);
    const leaf = this.#root[(hash >>> 4) & 15]?.[hash & 15]?.[(hash >>> 8) & 15];
    if (!leaf) return this.#with(hash, [{ id, value }], this.size + 1);
    const at = leaf.findIndex((one) => one.id === id);
    if (at < 0) return this.#with(hash, [...leaf, { id, value }], this.size + 1);
    const next = leaf.slice();
    next[at] = { id: leaf[at]?.id ?? id, value };
    return this.#with(hash, next, this.size);
  }

  /** This table without `id`. */
  delete(id: string): Table<V> {
    if (!this.has(id)) return this;
    const hash = hashOf(id);
    const leaf = this.#root[(hash >>> 4) & 15]?.[hash & 15]?.[(hash >>> 8) & 15] ?? [];
    const left = leaf.filter((entry) => entry.id !== id);
    return this.#with(hash, left.length > 0 ? left : undefined, this.size - 1);
  }

  /** All entries, in an order that depends on the ids alone. */
  entries(): IterableIterator<[string, V]> {
    return this.#list(({ id, value }): [string, V] => [id, value]).values();
  }

  values(): IterableIterator<V> {
    return this.#list(({ value }) => value).values();
  }

  /** All ids, sorted. */
  ids(): string[] {
    return Array.from(this.entries(), ([id]) => id).sort();
  }

  /**
   * The table in parts, in the order of its entries: as one while it is small, else as sixteen. A part is the
   * same object for as long as nothing in it changes.
   */
  parts(): readonly TablePart<V>[] {
    return this.size <= SMALL ? [this] : this.#root.map((branch) => branch ?? NO_WAYS);
  }

  /** The places of a part that hold its entries. */
  static #twigsOf<V>(part: TablePart<V>): Twig<V>[] {
    const branches = part instanceof Table ? part.#root : [part];
    return branches.flatMap((branch) => branch?.filter((twig) => twig !== undefined) ?? []);
  }

  /** All entries of a part, in order. */
  static valuesIn<V>(part: TablePart<V>): V[] {
    return Table.#twigsOf(part).flatMap((twig) => sortedEntries(twig).map(({ value }) => value));
  }

  /** Whether two parts have the same ids, with values that are alike; what they share is not looked at. */
  static isAlike<V>(
    [one, other]: readonly [TablePart<V>, TablePart<V>],
    isAlike: (one: V, other: V) => boolean,
  ): boolean {
    const [twigs, others] = [Table.#twigsOf(one), Table.#twigsOf(other)];
    return (
      twigs.length === others.length &&
      twigs.every((twig, i) => twig === others[i] || isAlikeTwig([twig, others[i] ?? []], isAlike))
    );
  }

  /** How many of its branches a table shares with another. */
  sharedWith(other: Table<V>): number {
    let shared = 0;
    for (let i = 0; i < this.#root.length; i++)
      if (this.#root[i] !== undefined && this.#root[i] === other.#root[i]) shared += 1;
    return shared;
  }

  /** The order-free sum of all entries' digests; only what changed is summed again. */
  digest(): Digest {
    return wayDigest(this.#root, (branch: Branch<V>) =>
      wayDigest(branch, (twig: Twig<V>) => wayDigest(twig, leafDigest)),
    );
  }

  /** Gathered at once: nearly everybody wants them all. */
  #list<T>(take: (entry: Entry<V>) => T): T[] {
    const found: T[] = [];
    for (let b = 0; b < this.#root.length; b++) {
      const branch: Branch<V> = this.#root[b] ?? NO_WAYS;
      for (let t = 0; t < branch.length; t++) {
        const twig = branch[t];
        if (twig) for (const entry of sortedEntries(twig)) found.push(take(entry));
      }
    }
    return found;
  }

  #with(hash: number, leaf: Leaf<V> | undefined, size: number): Table<V> {
    const branch = this.#root[(hash >>> 4) & 15];
    const twig = replaced(branch?.[hash & 15], (hash >>> 8) & 15, leaf);
    return new Table(
      replaced(this.#root, (hash >>> 4) & 15, replaced(branch, hash & 15, twig)),
      size,
    );
  }
}

/** Entries of a table that is not worth parting. */
const SMALL = 64;

/** A part of a table. */
export type TablePart<V> = Table<V> | Branch<V>;

function isAlikeTwig<V>(
  [one, other]: readonly [Twig<V>, Twig<V>],
  isAlike: (one: V, other: V) => boolean,
): boolean {
  const [entries, others] = [sortedEntries(one), sortedEntries(other)];
  return (
    entries.length === others.length &&
    entries.every(({ id, value }, i) => {
      const known = others[i];
      return known?.id === id && (known.value === value || isAlike(value, known.value));
    })
  );
}

/** A place of the tree that is still being filled, before anybody else knows it. */
type Grown<W> = (W | undefined)[];

/** The leaf of a hash in a tree that nobody shares yet; what is missing on the way there is made. */
function grownLeaf<V>(root: Grown<Grown<Grown<Entry<V>[]>>>, hash: number): Entry<V>[] {
  const branch = grown<Grown<Entry<V>[]>>(root, (hash >>> 4) & 15);
  const twig = grown<Entry<V>[]>(branch, hash & 15);
  const leaf = twig[(hash >>> 8) & 15] ?? [];
  twig[(hash >>> 8) & 15] = leaf;
  return leaf;
}

function grown<W>(ways: Grown<Grown<W>>, at: number): Grown<W> {
  const way = ways[at] ?? new Array<W | undefined>(16).fill(undefined);
  ways[at] = way;
  return way;
}

/** What every place without entries shares. */
const NO_WAYS: readonly undefined[] = Object.freeze(new Array(16).fill(undefined));

function replaced<T>(ways: readonly (T | undefined)[] = NO_WAYS, at: number, way: T | undefined) {
  const next = ways.slice();
  next[at] = way;
  return next;
}

/** Its low twelve bits are the way through the tree. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

function sortedEntries<V>(twig: Twig<V>): readonly Entry<V>[] {
  let only: Leaf<V> | undefined;
  let entries: Entry<V>[] | undefined;
  for (const leaf of twig) {
    if (!leaf) continue;
    if (entries) entries.push(...leaf);
    else if (only) entries = [...only, ...leaf];
    else only = leaf;
  }
  if (!entries) return only === undefined || only.length < 2 ? (only ?? []) : only.toSorted(byId);
  return entries.sort(byId);
}

function byId(a: Entry<unknown>, b: Entry<unknown>): number {
  return a.id < b.id ? -1 : 1;
}

const wayDigests = new WeakMap<object, Digest>();
const entryDigests = new WeakMap<object, { id: string; digest: Digest }>();

/** The sum below a place of the tree, kept as long as the place is. */
function wayDigest<T extends object>(
  ways: readonly (T | undefined)[],
  digestOf: (way: T) => Digest,
): Digest {
  const known = wayDigests.get(ways);
  if (known) return known;
  const sum = emptyDigest();
  for (const way of ways) if (way) addDigest(sum, digestOf(way));
  wayDigests.set(ways, sum);
  return sum;
}

function leafDigest<V>(leaf: Leaf<V>): Digest {
  const sum = emptyDigest();
  for (const { id, value } of leaf) addDigest(sum, entryDigest(id, value));
  return sum;
}

function entryDigest(id: string, value: unknown): Digest {
  const key = typeof value === 'object' && value !== null ? value : undefined;
  const known = key && entryDigests.get(key);
  if (known?.id === id) return known.digest;
  const digest = digestText(`${JSON.stringify(id)}:${canonicalJson(value as Json)}`);
  if (key) entryDigests.set(key, { id, digest });
  return digest;
}
