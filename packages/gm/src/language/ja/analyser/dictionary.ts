// The IPADIC dictionary as flat arrays: a double-array trie, word costs, connection costs, features.
import { type WordTable, wordTable } from './word-table.ts';

/** The dictionary files, unpacked, by name without extension (`base`, `check`, `tid`, …). */
export type DictionaryFiles = Readonly<Record<DictionaryFile, Uint8Array>>;
export const DICTIONARY_FILES = [
  'base',
  'check',
  'tid',
  'tid_map',
  'tid_pos',
  'cc',
  'unk',
  'unk_map',
  'unk_pos',
  'unk_char',
  'unk_invoke',
] as const;
type DictionaryFile = (typeof DICTIONARY_FILES)[number];

/** How characters of one class form unknown words. */
export interface CharacterClass {
  readonly always: boolean;
  readonly grouping: boolean;
}

/** Everything the lattice needs, read-only. */
export interface Dictionary {
  /** The trie: `trie[2 * node]` is a node's base, `trie[2 * node + 1]` its parent; both on one cache line. */
  readonly trie: Int32Array;
  /** The node after a word's first character by its UTF-16 unit; 0 where no word begins with it. */
  readonly firsts: Int32Array;
  readonly known: WordTable;
  readonly unknown: WordTable;
  /** What it costs to go from a word of one right grammar to one of a left: `costs[left * rights + right]`. */
  readonly costs: Int16Array;
  readonly rights: number;
  readonly classOf: Uint8Array;
  readonly classes: readonly CharacterClass[];
}

/** Lays the unpacked files out for reading. Pure: the bytes are handed in. */
export function createDictionary(files: DictionaryFiles): Dictionary {
  const trie = interleaved(files.base, files.check);
  return {
    trie,
    firsts: firstNodes(trie),
    known: wordTable(files.tid, { features: files.tid_pos, map: files.tid_map }),
    unknown: wordTable(files.unk, { features: files.unk_pos, map: files.unk_map }),
    ...connections(files.cc),
    classOf: files.unk_char,
    classes: characterClasses(files.unk_invoke),
  };
}

function interleaved(base: Uint8Array, check: Uint8Array): Int32Array {
  const bases = new Int32Array(aligned(base));
  const parents = new Int32Array(aligned(check));
  const trie = new Int32Array(2 * Math.max(bases.length, parents.length));
  for (let node = 0; node < bases.length; node++) trie[2 * node] = bases[node] ?? 0;
  for (let node = 0; node < parents.length; node++) trie[2 * node + 1] = parents[node] ?? 0;
  return trie;
}

/** The costs turned about, so that all ways to one word lie together. The file begins with its two sizes. */
function connections(bytes: Uint8Array): Pick<Dictionary, 'costs' | 'rights'> {
  const file = new Int16Array(aligned(bytes));
  const [rights = 0, lefts = 0] = file;
  const written = file.subarray(2);
  const costs = new Int16Array(rights * lefts);
  for (let right = 0; right < rights; right++)
    for (let left = 0; left < lefts; left++)
      costs[left * rights + right] = written[right * lefts + left] ?? 0;
  return { costs, rights };
}

const UTF16_UNITS = 0x10000;

/** Every word's first character is looked up once and for all: half of the steps through the trie. */
function firstNodes(trie: Int32Array): Int32Array {
  const nodes = new Int32Array(UTF16_UNITS);
  const bytes = new Uint8Array(3);
  for (let unit = 1; unit < UTF16_UNITS; unit++) {
    const size = encodeUnit(unit, bytes);
    if (size > 0) nodes[unit] = walk(trie, { from: 0, bytes, size });
  }
  return nodes;
}

/** The node that some bytes lead to from another; 0, which is the root, where they lead nowhere. */
export function walk(
  trie: Int32Array,
  {
    from,
    bytes,
    size,
  }: { readonly from: number; readonly bytes: Uint8Array; readonly size: number },
): number {
  let node = from;
  for (let i = 0; i < size; i++) {
    const child = (trie[2 * node] ?? 0) + (bytes[i] ?? 0);
    if (trie[2 * child + 1] !== node) return 0;
    node = child;
  }
  return node;
}

/** Writes one UTF-16 unit as UTF-8; the dictionary has no word beyond the basic plane. */
export function encodeUnit(unit: number, into: Uint8Array): number {
  if (unit === 0 || (unit >= 0xd800 && unit < 0xe000)) return 0;
  if (unit < 0x80) {
    into[0] = unit;
    return 1;
  }
  if (unit < 0x800) {
    into[0] = (unit >>> 6) | 0xc0;
    into[1] = (unit & 0x3f) | 0x80;
    return 2;
  }
  into[0] = (unit >>> 12) | 0xe0;
  into[1] = ((unit >> 6) & 0x3f) | 0x80;
  into[2] = (unit & 0x3f) | 0x80;
  return 3;
}

/** The bytes as a buffer of their own; copied only where they are a slice of something else. */
function aligned(bytes: Uint8Array): ArrayBufferLike {
  const whole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  return whole ? bytes.buffer : new Uint8Array(bytes).buffer;
}

function characterClasses(bytes: Uint8Array): CharacterClass[] {
  const classes: CharacterClass[] = [];
  for (let at = 0; at + 6 < bytes.length; ) {
    if (bytes[at + 6] === 0) break; // a class has a name: the rest of the file is padding
    classes.push({ always: bytes[at] === 1, grouping: bytes[at + 1] === 1 });
    at += 6;
    while (at < bytes.length && bytes[at] !== 0) at++;
    at++;
  }
  return classes;
}
