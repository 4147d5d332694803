// What unfolding a clause is written with: finding a preposition, and making its nouns the object.
import type { Complements, PrepPhrase } from './clause-types.ts';

/** Prepositions of where a thing comes from. */
export const SOURCES: readonly string[] = ['from', 'off', 'out-of'];

/** The first phrase with one of these prepositions. */
export const find = (rest: Complements, preps: readonly string[]): PrepPhrase | undefined =>
  rest.preps.find((p) => preps.includes(p.prep));

/** The nouns of a preposition become the object. */
export const promote = (rest: Complements, phrase: PrepPhrase): Complements => ({
  ...rest,
  groups: [[...phrase.nouns]],
  particles: [],
  preps: rest.preps.filter((p) => p !== phrase),
});
