// Tells most names off from a word at a glance: by which pairs of letters they cannot share.
import type { Called } from './called.ts';

/** All names of some things as bits, one for each pair of letters they may have. */
export class PairMasks {
  readonly #all: readonly Called[];
  /** Of each name: whose it is, how many pairs it has, and their bits. */
  readonly #owner: Int32Array;
  readonly #pairs: Int32Array;
  readonly #mask: Int32Array;

  constructor(all: readonly Called[]) {
    this.#all = all;
    const size = all.reduce((sum, { aliases }) => sum + 1 + aliases.length, 0);
    this.#owner = new Int32Array(size);
    this.#pairs = new Int32Array(size);
    this.#mask = new Int32Array(size);
    let at = 0;
    all.forEach(({ folded, aliases }, owner) => {
      for (const name of [folded, ...aliases]) {
        this.#owner[at] = owner;
        this.#pairs[at] = name.length - 1;
        this.#mask[at] = maskOf(name);
        at += 1;
      }
    });
  }

  /** At least those of which a name is as like a word as `least`, by Dice's coefficient. */
  alike(word: string, least: number): Called[] {
    const found: Called[] = [];
    const pairs = word.length - 1;
    const mask = maskOf(word);
    for (let at = 0; at < this.#mask.length; at++) {
      const others = this.#pairs[at] ?? 0;
      // A pair whose bit the name has not is certainly none of its pairs.
      const shared = pairs - bitsIn(mask & ~(this.#mask[at] ?? 0));
      if ((2 * Math.min(shared, others)) / (pairs + others) < least) continue;
      const one = this.#all[this.#owner[at] ?? 0];
      if (one && found.at(-1) !== one) found.push(one);
    }
    return found;
  }
}

function maskOf(name: string): number {
  let mask = 0;
  for (let at = 0; at + 1 < name.length; at++)
    mask |= 1 << ((name.charCodeAt(at) * 31 + name.charCodeAt(at + 1) * 7) & 31);
  return mask;
}

function bitsIn(mask: number): number {
  let left = mask - ((mask >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
