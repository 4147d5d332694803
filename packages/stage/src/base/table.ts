// A map that never changes: setting an entry gives a new table and shares the rest.
import { canonicalJson } from './canonical.ts';
import { addDigest, type Digest, digestText, emptyDigest } from './hash.ts';
import type { Json } from './json.ts';

type Bucket<V> = ReadonlyMap<string, V>;

/**
 * Entities by id in 256 buckets: an update copies one bucket, so its cost does not grow with the
 * world until there are many tens of thousands of entries. Keys may be any string.
 */
export class Table<V> {
  readonly size: number;
  readonly #buckets: readonly (Bucket<V> | undefined)[];

  private constructor(buckets: readonly (Bucket<V> | undefined)[], size: number) {
    this.#buckets = buckets;
    this.size = size;
  }

  /** A table of the given entries; a later entry wins over an earlier one of the same id. */
  static of<V>(entries: Iterable<readonly [string, V]> = []): Table<V> {
    let buckets: (Map<string, V> | undefined)[] | undefined;
    let size = 0;
    for (const [id, value] of entries) {
      buckets ??= new Array(BUCKETS).fill(undefined);
      const at = bucketOf(id);
      const bucket = buckets[at] ?? new Map<string, V>();
      size -= bucket.size;
      buckets[at] = bucket.set(id, value);
      size += bucket.size;
    }
    return new Table(buckets ?? NO_BUCKETS, size);
  }

  get(id: string): V | undefined {
    return this.#buckets[bucketOf(id)]?.get(id);
  }

  has(id: string): boolean {
    return this.#buckets[bucketOf(id)]?.has(id) ?? false;
  }

  /** This table with `id` set to `value`. */
  set(id: string, value: V): Table<V> {
    const at = bucketOf(id);
    const old = this.#buckets[at];
    const bucket = new Map(old).set(id, value);
    return this.#with(at, bucket, this.size + (old?.has(id) ? 0 : 1));
  }

  /** This table without `id`. */
  delete(id: string): Table<V> {
    const at = bucketOf(id);
    const old = this.#buckets[at];
    if (!old?.has(id)) return this;
    const bucket = new Map(old);
    bucket.delete(id);
    return this.#with(at, bucket.size > 0 ? bucket : undefined, this.size - 1);
  }

  /** All entries, in an order that depends on the ids alone. */
  *entries(): IterableIterator<[string, V]> {
    for (const bucket of this.#buckets) if (bucket) yield* sortedEntries(bucket);
  }

  *values(): IterableIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  /** All ids, sorted. */
  ids(): string[] {
    return Array.from(this.#buckets, (bucket) => (bucket ? [...bucket.keys()] : []))
      .flat()
      .sort();
  }

  /** The order-free sum of all entries' digests; only buckets that changed are summed again. */
  digest(): Digest {
    const sum = emptyDigest();
    for (const bucket of this.#buckets) if (bucket) addDigest(sum, bucketDigest(bucket));
    return sum;
  }

  #with(at: number, bucket: Bucket<V> | undefined, size: number): Table<V> {
    const buckets = this.#buckets.slice();
    buckets[at] = bucket;
    return new Table(buckets, size);
  }
}

const BUCKETS = 256;

/** What every empty table shares. */
const NO_BUCKETS: readonly undefined[] = Object.freeze(new Array(BUCKETS).fill(undefined));

function bucketOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

function sortedEntries<V>(bucket: Bucket<V>): [string, V][] {
  const entries = [...bucket];
  return entries.length < 2 ? entries : entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

const bucketDigests = new WeakMap<object, Digest>();
const entryDigests = new WeakMap<object, { id: string; digest: Digest }>();

function bucketDigest<V>(bucket: Bucket<V>): Digest {
  const known = bucketDigests.get(bucket);
  if (known) return known;
  const sum = emptyDigest();
  for (const [id, value] of bucket) addDigest(sum, entryDigest(id, value));
  bucketDigests.set(bucket, sum);
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
