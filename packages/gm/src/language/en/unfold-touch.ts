// A finger that runs along a thing touches it: down the page of a ledger, over the strings of a harp.
import type { Noun } from '../types.ts';
import type { Complements } from './clause-types.ts';
import { BACKGROUND_NOUNS, PART_NOUNS } from './data/nouns.ts';
import { THINGS } from './data/things.ts';
import type { Unfolded } from './light-verbs.ts';
import { isKind } from './noun-kind.ts';

const STROKING: ReadonlySet<string> = new Set(
  'run trail drag trace slide brush draw glide pass skim sweep'.split(' '),
);
const FINGERS: ReadonlySet<string> = new Set(
  'finger fingertip thumb hand palm knuckle nail fingernail forefinger'.split(' '),
);
const ALONG: ReadonlySet<string> = new Set(
  'down along over across up around through on'.split(' '),
);

/** A thing by its own name, or a part of one that is named with it. */
const isTouched = (noun: Noun | undefined): boolean => {
  if (noun === undefined || noun.body || noun.person || noun.pronoun) return false;
  if (isKind(noun, BACKGROUND_NOUNS)) return false;
  return PART_NOUNS.has(noun.head)
    ? noun.modifiers.some((word) => THINGS.has(word))
    : isKind(noun, THINGS);
};

/** `runs a finger down the page of the ledger`: touched, and nothing more. */
export const stroked = (lemma: string, rest: Complements): Unfolded | undefined => {
  if (!STROKING.has(lemma) || !isKind(rest.groups.at(-1)?.[0], FINGERS)) return undefined;
  const along = rest.preps.find((p) => ALONG.has(p.prep) && isTouched(p.nouns[0]));
  return along === undefined
    ? undefined
    : {
        lemma: 'inspect',
        said: 'touch',
        rest: { ...rest, groups: [[...along.nouns]], particles: [], preps: [] },
      };
};
