// Whether a state or status word means something to the laws, in any language.
import { MEANINGS, type Meaning, type StateWords } from '../base/meanings.ts';
import { ALL_WRITINGS } from '../language/index.ts';
import { STATE_WORDS } from './state-words.data.ts';

/** Ours, and those the languages bring themselves. */
const TABLES: readonly Readonly<Partial<Record<Meaning, StateWords>>>[] = [
  STATE_WORDS,
  ...ALL_WRITINGS.flatMap(({ states }) => states ?? []),
];

/** Whether any of the words means it. */
export function means(words: readonly string[], meaning: Meaning): boolean {
  return words.some((word) => meaningsOf(word).has(meaning));
}

/** Everything one word means; most words mean nothing. */
export function meaningsOf(word: string): ReadonlySet<Meaning> {
  const known = cache.get(word);
  if (known) return known;
  const folded = word.normalize('NFKC').trim().toLowerCase().replace(/[_-]+/g, ' ');
  const found = new Set(MEANINGS.filter((meaning) => hasMeaning(folded, meaning)));
  if (cache.size < CACHE_SIZE) cache.set(word, found);
  return found;
}

/** The words without those that mean any of `meanings`. */
export function wordsWithout(words: readonly string[], meanings: readonly Meaning[]): string[] {
  return words.filter((word) => !meanings.some((meaning) => meaningsOf(word).has(meaning)));
}

function hasMeaning(folded: string, meaning: Meaning): boolean {
  return TABLES.some(({ [meaning]: words }) => words !== undefined && isOneOf(words, folded));
}

function isOneOf({ exact, contains, unless = [] }: StateWords, folded: string): boolean {
  if (unless.some((part) => folded.includes(part))) return false;
  return exact.includes(folded) || contains.some((part) => folded.includes(part));
}

/** State words repeat without end while their number is small; hostile ones stop filling it. */
const CACHE_SIZE = 4_096;
const cache = new Map<string, ReadonlySet<Meaning>>();
