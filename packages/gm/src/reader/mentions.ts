// Names of the world that stand in a sentence: the longest at each place, with everything that bears them.
import { type Character, MadeOfParts, type Place, type Prop, WordFinder } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import type { WorldNames } from './world-names.ts';

export interface Mention {
  /** As it stands in the sentence, folded. */
  readonly word: string;
  /** As the world writes it. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly props: readonly string[];
  readonly places: readonly string[];
  readonly people: readonly string[];
}

type Bearers = { name: string; props: string[]; places: string[]; people: string[] };

/** All names in a sentence, in order, none inside another; the first of very many. */
export function mentionsIn(world: WorldNames, sentence: string): Mention[] {
  const found: Mention[] = [];
  for (const [word, bearers] of namesIn(world, sentence)) {
    for (let start = at(sentence, word, 0); start >= 0; start = at(sentence, word, start + 1))
      found.push({ word, start, end: start + word.length, ...bearers });
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return outermost(found).slice(0, limits.mentions);
}

/** Those inside no longer one; they come in the order in which they start, the longer one first. */
function outermost(found: readonly Mention[]): Mention[] {
  let farthest: Mention | undefined;
  return found.filter((one) => {
    // Whatever holds a name starts before it, so the one that reaches farthest does if any does.
    const isInside = farthest && farthest.end >= one.end && farthest.word.length > one.word.length;
    if (!farthest || one.end > farthest.end) farthest = one;
    return !isInside;
  });
}

type TableName = 'props' | 'places' | 'people';
type Named = Prop | Place | Character;

/** The names in one part of a table, as they are looked for in a sentence. */
class NamedPart {
  readonly #finder: WordFinder;
  /** Everything that bears a word. */
  readonly #bearers = new Map<string, { name: string; ids: string[] }>();
  readonly #words: readonly string[];

  constructor(all: readonly Named[]) {
    for (const { id, name, aliases } of all)
      for (const one of [name, ...aliases]) this.#add(id, one);
    this.#words = [...this.#bearers.keys()];
    this.#finder = new WordFinder(this.#words);
  }

  /** Notes who bears the words of a sentence. */
  find(sentence: string, table: TableName, into: Map<string, Bearers>): void {
    for (const place of this.#finder.placesIn(sentence)) {
      const word = this.#words[place] ?? '';
      const { name, ids } = this.#bearers.get(word) ?? { name: word, ids: [] };
      const known = into.get(word) ?? { name, props: [], places: [], people: [] };
      into.set(word, known);
      known[table].push(...ids);
    }
  }

  #add(id: string, name: string): void {
    const word = name.normalize('NFKC').toLowerCase();
    const known = this.#bearers.get(word);
    if (word === '') return;
    if (!known) this.#bearers.set(word, { name, ids: [id] });
    else if (known.ids.at(-1) !== id) known.ids.push(id);
  }
}

const parts = { props: partsOf<Prop>(), places: partsOf<Place>(), people: partsOf<Character>() };

function partsOf<V extends Named>(): MadeOfParts<V, NamedPart> {
  return new MadeOfParts({
    make: (all) => new NamedPart(all),
    isAlike: (one, other) =>
      one.name === other.name &&
      (one.aliases === other.aliases || one.aliases.join('\n') === other.aliases.join('\n')),
  });
}

function namesIn(world: WorldNames, sentence: string): Map<string, Bearers> {
  const names = new Map<string, Bearers>();
  for (const part of parts.props.of(world.props)) part.find(sentence, 'props', names);
  for (const part of parts.places.of(world.places)) part.find(sentence, 'places', names);
  for (const part of parts.people.of(world.characters)) part.find(sentence, 'people', names);
  return names;
}

/** Whether a name stands somewhere in a sentence as a word. */
export function standsIn(sentence: string, word: string): boolean {
  return at(sentence, word, 0) >= 0;
}

/** Where a name stands as a word: letters may not run on, and no longer word of the same script may hold it. */
function at(sentence: string, word: string, from: number): number {
  for (let i = sentence.indexOf(word, from); i >= 0; i = sentence.indexOf(word, i + 1)) {
    const [before = '', after = ''] = [sentence[i - 1], sentence[i + word.length]];
    if (!runsOn(before, word.at(0) ?? '') && !runsOn(after, word.at(-1) ?? '')) return i;
  }
  return -1;
}

const SCRIPTS = [/[a-z0-9]/, /[\p{Script=Katakana}ー]/u, /\p{Script=Han}/u];

function runsOn(outside: string, inside: string): boolean {
  return SCRIPTS.some((script) => script.test(outside) && script.test(inside));
}
