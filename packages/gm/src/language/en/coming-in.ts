// Kin whom narration brings on stage: `Mother walks in`. Role nouns are noted as they are met.
import type { OtherPerson } from '../types.ts';
import type { Clause } from './clause-types.ts';
import { KIN_NOUNS } from './data/nouns.ts';

/** Those of the people met who come in as somebody's kin, marked as arriving. */
export const comingIn = (
  others: readonly OtherPerson[],
  clauses: readonly Clause[],
): readonly OtherPerson[] => {
  const coming = new Set(
    clauses.flatMap((clause) => (comesIn(clause) ? clause.subject?.noun.head : []) ?? []),
  );
  return others.map((one) =>
    coming.has(one.name) && KIN_NOUNS.has(one.name.toLowerCase()) ? { ...one, arrives: true } : one,
  );
};

const comesIn = ({ who, status, verb, rest }: Clause): boolean =>
  who === 'other' &&
  status === 'now' &&
  (ENTERING.has(verb.lemma) ||
    (GOING.has(verb.lemma) &&
      (rest.particles.some((one) => INWARD.has(one)) ||
        rest.preps.some(({ prep }) => INWARD.has(prep)))));

const ENTERING: ReadonlySet<string> = new Set(['enter', 'arrive']);
const GOING: ReadonlySet<string> = new Set(
  'come walk step stride march burst stumble run rush hurry stroll saunter sweep barge storm creep slip poke peek'.split(
    ' ',
  ),
);
const INWARD: ReadonlySet<string> = new Set(['in', 'into', 'inside', 'through', 'back', 'home']);
