// What a sense of a verb is, and the tests its rules are written with.
import type { Noun } from '../types.ts';
import type { Complements } from './clause-types.ts';
import { isKind } from './noun-kind.ts';

/** When these words mean another word's entry. */
export interface Sense {
  readonly words: readonly string[];
  readonly when: (object: Noun | undefined, rest: Complements) => boolean;
  /** The word whose entry is meant instead, with its Stage verb. */
  readonly as: string;
  readonly verb?: string;
}

/** Whether the clause has one of these prepositions. */
export const hasPrep = (rest: Complements, ...preps: readonly string[]): boolean =>
  rest.preps.some((p) => preps.includes(p.prep));

/** The noun of the first of these prepositions. */
export const prepNoun = (rest: Complements, ...preps: readonly string[]): Noun | undefined =>
  rest.preps.find((p) => preps.includes(p.prep))?.nouns[0];

/** A test for nouns of a kind. */
export const is =
  (kind: ReadonlySet<string>) =>
  (object: Noun | undefined): boolean =>
    isKind(object, kind);

/** A test for nouns by name. */
export const oneOf = (...heads: readonly string[]) => {
  const kind = new Set(heads);
  return (object: Noun | undefined): boolean => isKind(object, kind);
};
