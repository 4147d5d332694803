// What a scene is known to hold by name: the tagger believes the world before it believes the dictionary.
import { listed, ofParts } from '../listed-names.ts';
import type { Cast } from '../types.ts';
import { singular } from './lemma.ts';
import { type Piece, tokenize } from './token.ts';
import { merge } from './word-class.ts';

export interface KnownWords {
  /** Lower-case words of everybody's names. */
  readonly people: Pick<ReadonlySet<string>, 'has' | 'size'>;
  /** Names of several words (`watering can`, `drawing room`) that begin with a word. */
  readonly things: (first: string) => readonly (readonly string[])[];
}

/** For texts that are read outside any scene. */
export const NOTHING_KNOWN: KnownWords = { people: new Set(), things: () => [] };

const peopleIn = ofParts(
  ({ names }) => new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/))),
);
const thingsIn = ofParts(({ names }) => byFirstWord(longNames(names)));

/** A cast is asked for its words many times in a turn. */
const known = new WeakMap<Cast, KnownWords>();

/** The words that the names of a scene are made of. */
export const knownWords = (cast: Cast): KnownWords => {
  const before = known.get(cast);
  if (before) return before;
  const found = findWords(cast);
  known.set(cast, found);
  return found;
};

const findWords = (cast: Cast): KnownWords => {
  const people = [...peopleIn(listed(cast.speaker)), ...peopleIn(listed(cast.people))];
  const things = [...thingsIn(listed(cast.things)), ...thingsIn(listed(cast.places))];
  return {
    people: {
      has: (word) => people.some((words) => words.has(word)),
      size: people.reduce((sum, { size }) => sum + size, 0),
    },
    things: (first) => things.flatMap((names) => names.get(first) ?? []),
  };
};

/** Names of things and places that have several words, as a text would write them: `coffee_maker` too. */
const longNames = (names: readonly string[]): readonly string[] =>
  names
    .map((name) => name.replace(/(?<=\p{L})[_-](?=\p{L})/gu, ' '))
    .filter((name) => name.includes(' '));

const byFirstWord = (
  names: readonly string[],
): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const found = new Map<string, (readonly string[])[]>();
  for (const name of names) {
    const words = merge(tokenize(name)).map(({ lower }) => lower);
    const [first] = words;
    if (first === undefined || words.length < 2) continue;
    const known = found.get(first);
    if (known) known.push(words);
    else found.set(first, [words]);
  }
  return found;
};

/** How many words the longest known name has that stands here; one of many (`watering cans`) counts. */
export const knownLength = (
  things: KnownWords['things'],
  pieces: readonly Piece[],
  at: number,
): number => {
  const names = things(pieces[at]?.lower ?? '');
  if (names.length === 0) return 0;
  return Math.max(0, ...names.filter((name) => standsAt(name, pieces, at)).map((n) => n.length));
};

const standsAt = (name: readonly string[], pieces: readonly Piece[], at: number): boolean =>
  name.every((word, k) => {
    const lower = pieces[at + k]?.lower ?? '';
    return lower === word || (k === name.length - 1 && singular(lower) === word);
  });
