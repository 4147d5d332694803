// What a scene is known to hold by name: the tagger believes the world before it believes the dictionary.
import { listed, ofParts } from '../listed-names.ts';
import type { Cast } from '../types.ts';
import { singular } from './lemma.ts';
import { type Piece, tokenize } from './token.ts';
import { merge } from './word-class.ts';

export interface KnownWords {
  /** Lower-case words of everybody's names. */
  readonly people: Pick<ReadonlySet<string>, 'has' | 'size'>;
  /** Names of several words (`watering can`, `drawing room`), word by word. */
  readonly things: readonly NextWords[];
}

/** The words that may stand next in a name. A store of five thousand boxes is one word and what follows it. */
type NextWords = ReadonlyMap<string, NameWord>;

interface NameWord {
  /** Whether a name ends here. */
  readonly isLast: boolean;
  readonly next: NextWords;
}

/** For texts that are read outside any scene. */
export const NOTHING_KNOWN: KnownWords = { people: new Set(), things: [] };

const peopleIn = ofParts(
  ({ names }) => new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/))),
);
const thingsIn = ofParts(({ names }) => wordByWord(longNames(names)));

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
  return {
    people: {
      has: (word) => people.some((words) => words.has(word)),
      size: people.reduce((sum, { size }) => sum + size, 0),
    },
    things: [...thingsIn(listed(cast.things)), ...thingsIn(listed(cast.places))],
  };
};

/** Names of things and places that have several words, as a text would write them: `coffee_maker` too. */
const longNames = (names: readonly string[]): readonly string[] =>
  names
    .map((name) => name.replace(/(?<=\p{L})[_-](?=\p{L})/gu, ' '))
    .filter((name) => name.includes(' '));

interface OpenWord {
  isLast: boolean;
  readonly next: Map<string, OpenWord>;
}

const wordByWord = (names: readonly string[]): NextWords => {
  const first = new Map<string, OpenWord>();
  for (const name of names) {
    const words = merge(tokenize(name)).map(({ lower }) => lower);
    if (words.length < 2) continue;
    let next = first;
    let last: OpenWord | undefined;
    for (const word of words) {
      last = next.get(word) ?? { isLast: false, next: new Map() };
      next.set(word, last);
      next = last.next;
    }
    if (last) last.isLast = true;
  }
  return first;
};

/** How many words the longest known name has that stands here; one of many (`watering cans`) counts. */
export const knownLength = (
  things: KnownWords['things'],
  { pieces, at }: { readonly pieces: readonly Piece[]; readonly at: number },
): number => Math.max(0, ...things.map((first) => lengthIn(first, pieces, at)));

const lengthIn = (first: NextWords, pieces: readonly Piece[], at: number): number => {
  let longest = 0;
  let next: NextWords | undefined = first;
  for (let words = 1; next !== undefined && next.size > 0; words++) {
    const lower = pieces[at + words - 1]?.lower ?? '';
    const here: NameWord | undefined = next.get(lower);
    if (here?.isLast || next.get(singular(lower))?.isLast) longest = words;
    next = here?.next;
  }
  return longest;
};
