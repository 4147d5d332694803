// Finds the cheapest way to cut a sentence into dictionary words (Viterbi over flat arrays).
import { type Dictionary, encodeUnit, walk } from './dictionary.ts';
import type { WordTable } from './word-table.ts';

/** One word of the best path: where it stands and which dictionary entry it is. */
export interface PathWord {
  readonly start: number;
  readonly end: number;
  /** Entry in the known table, in the unknown table (`~id`), or `NAME` for a given name. */
  readonly id: number;
}

/** The id of a word that was handed in as a person's name. */
export const NAME = 0x7fffffff;
/** Longest run of like characters taken as one unknown word: keeps the lattice linear. */
const MAX_UNKNOWN = 24;
/** Longest dictionary word looked for, in characters. */
const MAX_WORD = 32;
/** Cost of a given name, and the dictionary's ids for a person's given name. */
const NAME_COST = 0;
const NAME_ID = 1291;
/** Class of symbols: emoji and whatever the dictionary has no class for. */
const SYMBOL_CLASS = 3;
const UNREACHED = -1;
/** The grammar of the beginning and the end of a text. */
const TEXT_END = 0;

/** A reusable lattice; grows to the longest sentence seen. Not re-entrant, and need not be. */
export class Lattice {
  readonly #dictionary: Dictionary;
  #size = 0;
  #start = new Int32Array(4096);
  #end = new Int32Array(4096);
  #id = new Int32Array(4096);
  #right = new Int32Array(4096);
  #total = new Int32Array(4096);
  #previous = new Int32Array(4096);
  #next = new Int32Array(4096);
  #endingAt = new Int32Array(1024);
  #bytes = new Uint8Array(3);
  /** By left grammar: the place it was last asked about, and the cheapest way there. */
  readonly #askedAt: Int32Array;
  readonly #wayTotal: Int32Array;
  readonly #wayFrom: Int32Array;

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
    const lefts = dictionary.costs.length / dictionary.rights;
    this.#askedAt = new Int32Array(lefts);
    this.#wayTotal = new Int32Array(lefts);
    this.#wayFrom = new Int32Array(lefts);
  }

  /** The best path over `text`, in order. */
  best(text: string, names: readonly string[]): PathWord[] {
    const length = text.length;
    if (this.#endingAt.length < length + 1) this.#endingAt = new Int32Array(length * 2);
    this.#endingAt.fill(UNREACHED, 0, length + 1);
    this.#askedAt.fill(UNREACHED);
    this.#size = 0;
    this.#endingAt[0] = this.#add(0, 0, 0, 0, 0, UNREACHED);
    for (let at = 0; at < length; at++) {
      if (this.#endingAt[at] === UNREACHED) continue;
      this.#namesAt(text, at, names);
      const found = this.#knownAt(text, at);
      this.#unknownAt(text, at, found);
    }
    return this.#backtrack(length);
  }

  #namesAt(text: string, at: number, names: readonly string[]): void {
    const first = text.charCodeAt(at);
    for (const name of names) {
      // Asked at every character of every text: the first letter tells most names off.
      if (name.charCodeAt(0) === first && text.startsWith(name, at))
        this.#link(at, at + name.length, NAME, NAME_ID, NAME_ID, NAME_COST);
    }
  }

  #knownAt(text: string, at: number): boolean {
    const { trie, firsts, known } = this.#dictionary;
    let found = false;
    let node = firsts[text.charCodeAt(at)] ?? 0;
    const last = Math.min(text.length, at + MAX_WORD);
    for (let end = at + 1; node !== 0; end++) {
      const leaf = trie[2 * node] ?? 0;
      if (trie[2 * leaf + 1] === node) {
        const value = trie[2 * leaf] ?? 0;
        if (value <= 0) {
          found = true;
          this.#linkAll(known, -value - 1, at, end, false);
        }
      }
      if (end >= last) break;
      const size = encodeUnit(text.charCodeAt(end), this.#bytes);
      node = size === 0 ? 0 : walk(trie, { from: node, bytes: this.#bytes, size });
    }
    return found;
  }

  #unknownAt(text: string, at: number, found: boolean): void {
    const { classOf, classes, unknown } = this.#dictionary;
    const code = text.charCodeAt(at);
    const surrogate = code >= 0xd800 && code < 0xe000;
    const pair = surrogate && code < 0xdc00 && at + 1 < text.length;
    const known = classOf[code] ?? 0;
    const kind = surrogate || known === 0 || known >= classes.length ? SYMBOL_CLASS : known;
    const rule = classes[kind];
    if (rule === undefined || (found && !rule.always)) return;
    let end = at + (pair ? 2 : 1);
    if (rule.grouping && !surrogate) {
      while (end < text.length && end - at < MAX_UNKNOWN && classOf[text.charCodeAt(end)] === kind)
        end++;
    }
    this.#linkAll(unknown, kind, at, end, true);
  }

  #linkAll(table: WordTable, key: number, start: number, end: number, unknown: boolean): void {
    const { starts, ids, grammar } = table;
    const last = starts[key + 1] ?? 0;
    for (let i = starts[key] ?? 0; i < last; i++) {
      const id = ids[i] ?? 0;
      const left = grammar[3 * i] ?? 0;
      const right = grammar[3 * i + 1] ?? 0;
      this.#link(start, end, unknown ? ~id : id, left, right, grammar[3 * i + 2] ?? 0);
    }
  }

  #link(start: number, end: number, id: number, left: number, right: number, cost: number): void {
    if (this.#askedAt[left] !== start) this.#findWay(start, left);
    const total = (this.#wayTotal[left] ?? 0) + cost;
    const node = this.#add(start, end, id, right, total, this.#wayFrom[left] ?? UNREACHED);
    this.#next[node] = this.#endingAt[end] ?? UNREACHED;
    this.#endingAt[end] = node;
  }

  // The cheapest way to any word of one left grammar that begins here: many do, and share it.
  // Plain numbers and local names: this is the innermost loop of all reading.
  #findWay(start: number, left: number): void {
    const { costs, rights: width } = this.#dictionary;
    const rights = this.#right;
    const totals = this.#total;
    const next = this.#next;
    const row = left * width;
    let bestTotal = 0x7fffffff;
    let bestNode = UNREACHED;
    for (let node = this.#endingAt[start] ?? UNREACHED; node !== UNREACHED; ) {
      const total = (totals[node] ?? 0) + (costs[row + (rights[node] ?? 0)] ?? 0);
      if (total < bestTotal) {
        bestTotal = total;
        bestNode = node;
      }
      node = next[node] ?? UNREACHED;
    }
    this.#askedAt[left] = start;
    this.#wayTotal[left] = bestTotal;
    this.#wayFrom[left] = bestNode;
  }

  #add(start: number, end: number, id: number, right: number, total: number, from: number): number {
    const node = this.#size++;
    if (node >= this.#start.length) this.#grow();
    this.#start[node] = start;
    this.#end[node] = end;
    this.#id[node] = id;
    this.#right[node] = right;
    this.#total[node] = total;
    this.#previous[node] = from;
    this.#next[node] = UNREACHED;
    return node;
  }

  #grow(): void {
    const doubled = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const wider = new Int32Array(old.length * 2);
      wider.set(old);
      return wider;
    };
    this.#start = doubled(this.#start);
    this.#end = doubled(this.#end);
    this.#id = doubled(this.#id);
    this.#right = doubled(this.#right);
    this.#total = doubled(this.#total);
    this.#previous = doubled(this.#previous);
    this.#next = doubled(this.#next);
  }

  #backtrack(length: number): PathWord[] {
    this.#findWay(length, TEXT_END);
    const best = this.#wayFrom[TEXT_END] ?? UNREACHED;
    const path: PathWord[] = [];
    for (let node = best; node > 0; node = this.#previous[node] ?? 0) {
      path.push({
        start: this.#start[node] ?? 0,
        end: this.#end[node] ?? 0,
        id: this.#id[node] ?? 0,
      });
    }
    return path.reverse();
  }
}
