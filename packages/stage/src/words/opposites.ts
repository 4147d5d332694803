// Which states exclude each other, and a list of state words in which none contradicts another.
import type { Meaning } from '../base/meanings.ts';
import { meaningsOf } from './means.ts';

/** Meanings that nothing has at the same time. */
const OPPOSITES: readonly (readonly [Meaning, Meaning])[] = [
  ['open', 'closed'],
  ['open', 'locked'],
  ['unlocked', 'locked'],
  ['on', 'off'],
  ['full', 'empty'],
  ['wet', 'dry'],
  ['clean', 'dirty'],
  ['hot', 'cold'],
];

/** Whether two state words cannot both be so. A word that contradicts itself says nothing. */
export function isOpposite(one: string, other: string): boolean {
  if (one === other) return false;
  const [a, b] = [meaningsOf(one), meaningsOf(other)];
  if (a.size === 0 || b.size === 0) return false;
  return clash(a, b) && !clash(a, a) && !clash(b, b);
}

/** The first two words of a list that contradict each other. */
export function firstOpposites(words: readonly string[]): readonly [string, string] | undefined {
  for (const [at, one] of words.entries()) {
    const other = words.slice(at + 1).find((word) => isOpposite(one, word));
    if (other !== undefined) return [one, other];
  }
  return undefined;
}

/** The words without those that contradict a newer one: what is `fresh` wins, else what stands later. */
export function withoutOpposites(words: readonly string[], fresh: readonly string[]): string[] {
  const isFresh = (word: string) => fresh.includes(word);
  const newest = [
    ...words.filter(isFresh).reverse(),
    ...words.filter((w) => !isFresh(w)).reverse(),
  ];
  const kept = new Set<string>();
  for (const word of newest)
    if (![...kept].some((other) => isOpposite(word, other))) kept.add(word);
  return words.filter((word) => kept.has(word));
}

function clash(a: ReadonlySet<Meaning>, b: ReadonlySet<Meaning>): boolean {
  return OPPOSITES.some(([x, y]) => (a.has(x) && b.has(y)) || (a.has(y) && b.has(x)));
}
