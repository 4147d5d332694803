// What a scene is known to hold by name: the tagger believes the world before it believes the dictionary.
import type { Cast } from '../types.ts';
import { singular } from './lemma.ts';
import { type Piece, tokenize } from './token.ts';
import { merge } from './word-class.ts';

export interface KnownWords {
  /** Lower-case words of everybody's names. */
  readonly people: ReadonlySet<string>;
  /** Names of several words (`watering can`, `drawing room`), by their first word. */
  readonly things: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** For texts that are read outside any scene. */
export const NOTHING_KNOWN: KnownWords = { people: new Set(), things: new Map() };

/** A cast is asked for its words many times in a turn. */
const known = new WeakMap<Cast, KnownWords>();

/** The words that the names of a scene are made of. */
export const knownWords = (cast: Cast): KnownWords => {
  const before = known.get(cast);
  if (before) return before;
  const people = [...(cast.speaker ?? []), ...(cast.people ?? [])];
  const found = {
    people: new Set(people.flatMap((name) => name.toLowerCase().split(/\s+/))),
    things: byFirstWord(longNames(cast)),
  };
  known.set(cast, found);
  return found;
};

/** Names of things and places that have several words, as a text would write them: `coffee_maker` too. */
const longNames = ({ things = [], places = [] }: Cast): readonly string[] =>
  [...things, ...places]
    .map((name) => name.replace(/(?<=\p{L})[_-](?=\p{L})/gu, ' '))
    .filter((name) => name.includes(' '));

const byFirstWord = (names: readonly string[]): KnownWords['things'] => {
  const found = new Map<string, (readonly string[])[]>();
  for (const name of names) {
    const words = merge(tokenize(name)).map(({ lower }) => lower);
    const [first] = words;
    if (first === undefined || words.length < 2) continue;
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
};

/** How many words the longest known name has that stands here; one of many (`watering cans`) counts. */
export const knownLength = (
  things: KnownWords['things'],
  pieces: readonly Piece[],
  at: number,
): number => {
  const names = things.get(pieces[at]?.lower ?? '');
  if (names === undefined) return 0;
  return Math.max(0, ...names.filter((name) => standsAt(name, pieces, at)).map((n) => n.length));
};

const standsAt = (name: readonly string[], pieces: readonly Piece[], at: number): boolean =>
  name.every((word, k) => {
    const lower = pieces[at + k]?.lower ?? '';
    return lower === word || (k === name.length - 1 && singular(lower) === word);
  });
