// The names in one part of a world, found by what they are, what they end in and what they begin with.
import type { NounLore } from '../language/lore.ts';
import { WORDS } from '../language/words.ts';
import type { Called } from './called.ts';
import { contentsNamed, vesselsBy } from './contents-named.ts';
import { PairMasks } from './pair-masks.ts';

type Found = readonly Called[];

/**
 * Looks names up: each look gives at least those that could be meant, and whoever asks says which of them are.
 * Few names are all given, which costs less than to sort them; each look through many is prepared when it is
 * first asked for.
 */
export class PartNames {
  /** What they all are, where they are of one type. */
  readonly type: Called['type'] | undefined;
  readonly all: Found;
  readonly isSmall: boolean;
  #byName: Lists | undefined;
  #byId: Lists | undefined;
  #byTail: Lists<number> | undefined;
  #byLetter: Lists | undefined;
  #byLastWord: Lists | undefined;
  #byFirst: Lists | undefined;
  #byYield: Lists | undefined;
  readonly #byContents = new WeakMap<NounLore, Lists>();
  #pairs: PairMasks | undefined;
  #text: string | undefined;

  constructor(all: Found, type?: Called['type']) {
    this.type = type;
    this.all = all;
    this.isSmall = all.length <= FEW;
  }

  /** Those with this folded name or alias. */
  named(folded: string): Found {
    if (this.isSmall) return this.all;
    this.#byName ??= listsOf(this.all, ({ folded, aliases }) =>
      aliases.length === 0 ? [folded] : [folded, ...aliases],
    );
    return this.#byName.get(folded) ?? NOBODY;
  }

  /** Those with this id, where it is not their name. */
  withId(id: string): Found {
    if (this.isSmall) return this.all;
    this.#byId ??= listsOf(this.all, (one) => (one.id === one.name ? NO_KEYS : [one.id]));
    return this.#byId.get(id) ?? NOBODY;
  }

  /** Those one of whose names ends in this, or of which one ends this, spaces or none. */
  tailed(word: string): Found {
    if (this.isSmall) return this.all;
    if (word.length < 2) {
      this.#byLetter ??= listsOf(this.all, (one) => namesOf(one).map(lastLetter));
      return this.#byLetter.get(word) ?? NOBODY;
    }
    this.#byTail ??= listsOf(this.all, (one) => namesOf(one).map(tailOf));
    const lists = this.#byTail;
    return allOf([tailOf(word), letterOf(word)], (tail) => lists.get(tail) ?? NOBODY);
  }

  /** Those one of whose names has this as its last word, or is the last word of this. */
  lastWord(word: string): Found {
    if (this.isSmall) return this.all;
    this.#byLastWord ??= listsOf(this.all, ({ spaced }) => spaced.flatMap(lastWordsOf));
    const lists = this.#byLastWord;
    return allOf(lastWordsOf(word), (last) => lists.get(last) ?? NOBODY);
  }

  /** Those one of whose names begins so, their words apart. */
  beginning(word: string): Found {
    if (this.isSmall) return this.all;
    this.#byFirst ??= listsOf(this.all, ({ spaced }) => spaced.map((name) => name.charAt(0)));
    const found = this.#byFirst.get(word.charAt(0)) ?? NOBODY;
    return found.filter(({ spaced }) => {
      for (const name of spaced) if (name.startsWith(word)) return true;
      return false;
    });
  }

  /** Those named after what they hold, where that is called so; all boxes of a store begin alike. */
  vesselsOf(word: string, lore: NounLore): Found {
    if (this.isSmall) return this.all;
    const known = this.#byContents.get(lore);
    if (known) return known.get(word) ?? NOBODY;
    const isVessel = vesselsBy(lore);
    const lists = listsOf(this.all, ({ spaced }) =>
      spaced.flatMap((name) => contentsNamed(name, isVessel)),
    );
    this.#byContents.set(lore, lists);
    return lists.get(word) ?? NOBODY;
  }

  /** Those that give what is called so. */
  yielding(folded: string): Found {
    if (this.isSmall) return this.all;
    this.#byYield ??= listsOf(this.all, ({ yields }) => yields);
    return this.#byYield.get(folded) ?? NOBODY;
  }

  /** Those with a name that shares so many of its pairs of letters with a word. */
  alike(word: string, least: number): Found {
    if (this.isSmall) return this.all;
    this.#pairs ??= new PairMasks(this.all);
    return this.#pairs.alike(word, least);
  }

  /** Whether a folded text stands somewhere in a name. */
  isWithin(folded: string): boolean {
    this.#text ??= this.all
      .map(({ folded: own, aliases }) => [own, ...aliases].join('\n'))
      .join('\n');
    return this.#text.includes(folded);
  }
}

/** All that is found under some keys; what is found under one alone is given as it is, for lists are long. */
export function allOf<K, V>(keys: readonly K[], found: (key: K) => readonly V[]): readonly V[] {
  let all: readonly V[] = [];
  for (const key of keys) {
    const more = found(key);
    if (all.length === 0) all = more;
    else if (more.length > 0) all = [...all, ...more];
  }
  return all;
}

/** Names that are walked through. */
const FEW = 48;
const NOBODY: Found = [];
const NO_KEYS: readonly string[] = [];
type Lists<K = string> = ReadonlyMap<K, Found>;

/** Everything under its keys. */
function listsOf<K>(all: Found, keysOf: (one: Called) => readonly K[]): Lists<K> {
  const lists = new Map<K, Called[]>();
  for (const one of all) {
    for (const key of keysOf(one)) {
      const list = lists.get(key);
      if (!list) lists.set(key, [one]);
      else if (list.at(-1) !== one) list.push(one);
    }
  }
  return lists;
}

/** All names that an end is looked for in: folded, and as it is written. */
function namesOf({ name, folded, aliases }: Called): readonly string[] {
  if (name === folded) return aliases.length === 0 ? [folded] : [folded, ...aliases];
  return aliases.length === 0 ? [folded, name] : [folded, name, ...aliases];
}

/** The two letters that a name ends in as one number; a name of one letter is that letter. */
function tailOf(name: string): number {
  const { length } = name;
  return length < 2 ? letterOf(name) : name.charCodeAt(length - 2) * 0x1_0000 + letterOf(name);
}

function letterOf(name: string): number {
  return name === '' ? 0 : name.charCodeAt(name.length - 1);
}

function lastLetter(name: string): string {
  return name.slice(-1);
}

/** The last word, and any word that is written in one with what narrows it: paintbrush, brush. */
function lastWordsOf(name: string): string[] {
  const last = name.slice(name.lastIndexOf(' ') + 1);
  if (last.length < name.length) return [last];
  const heads: string[] = [last];
  const from = Math.max(1, name.length - LONGEST_HEAD);
  for (let at = from; at < name.length; at++) {
    const head = name.slice(at);
    if (WORDS.closedHeads.has(head)) heads.push(head);
  }
  return heads;
}

const LONGEST_HEAD = Math.max(...[...WORDS.closedHeads].map((head) => head.length));
