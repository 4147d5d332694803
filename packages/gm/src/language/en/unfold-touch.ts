// A finger that runs along a thing touches it: down the page of a ledger, over the strings of a harp.
import type { Noun } from '../types.ts';
import type { Complements } from './clause-types.ts';
import { BACKGROUND_NOUNS, PART_NOUNS } from './data/nouns.ts';
import { NATURAL, THINGS } from './data/things.ts';
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

const DIPPING: ReadonlySet<string> = new Set(
  'dip dunk stick poke plunge thrust sink shove'.split(' '),
);

/** `dips a finger into the honey jar`: a hand in it. */
export const dipped = (lemma: string, rest: Complements): Unfolded | undefined => {
  if (!DIPPING.has(lemma) || !isKind(rest.groups.at(-1)?.[0], FINGERS)) return undefined;
  const into = rest.preps.find((p) => /^in(?:to)?$/.test(p.prep) && isTouched(p.nouns[0]));
  if (into === undefined || isKind(into.nouns[0], NATURAL)) return undefined;
  return {
    lemma: 'reach',
    said: 'reach',
    rest: { ...rest, groups: [], particles: [], preps: [{ ...into, prep: 'into' }] },
  };
};

const LIPS: ReadonlySet<string> = new Set(['lip', 'lips', 'mouth']);

/** `lifts the megaphone to his lips`: it is spoken into. */
export const mouthed = (_lemma: string, rest: Complements): Unfolded | undefined => {
  const object = rest.groups.at(-1)?.[0];
  if (!isKind(object, SOUNDED)) return undefined;
  const to = rest.preps.find((p) => p.prep === 'to' || p.prep === 'toward')?.nouns[0];
  return to?.body === true && LIPS.has(to.head)
    ? { lemma: 'operate', said: 'use', rest: { ...rest, particles: [], preps: [] } }
    : undefined;
};

const SOUNDED: ReadonlySet<string> = new Set(
  'megaphone bullhorn microphone mic loudhailer walkie-talkie whistle trumpet flute horn bugle harmonica conch'.split(
    ' ',
  ),
);

const WEIGHTS: ReadonlySet<string> = new Set(['weight', 'shoulder', 'back', 'bodyweight']);
const HEAVING: ReadonlySet<string> = new Set('throw put lean fling set heave hurl'.split(' '));
const AGAINST: ReadonlySet<string> = new Set(['against', 'into', 'behind', 'on']);

/** `throws her weight against the winch`: it is pushed; `swings a leg over the bike`: it is mounted. */
export const borneOn = (lemma: string, rest: Complements): Unfolded | undefined => {
  const part = rest.groups.at(-1)?.[0];
  if (part?.body !== true) return undefined;
  const isHeave = HEAVING.has(lemma) && WEIGHTS.has(part.head);
  const isLeg =
    part.head === 'leg' && (lemma === 'swing' || lemma === 'throw' || lemma === 'sling');
  if (!isHeave && !isLeg) return undefined;
  const on = rest.preps.find(
    (p) => (isHeave ? AGAINST.has(p.prep) : p.prep === 'over') && isTouched(p.nouns[0]),
  );
  if (on === undefined) return undefined;
  return {
    lemma: isHeave ? 'push' : 'mount',
    rest: { ...rest, groups: [[...on.nouns]], particles: [], preps: [] },
  };
};
