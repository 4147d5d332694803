// `swings it wide`, `slams the hatch shut`: whatever the verb, the word after the thing says how it is then.

import type { Noun } from '../types.ts';
import { causedMotion } from './caused-motion.ts';
import type { Complements } from './clause-types.ts';
import { BODY_NOUNS, PART_NOUNS } from './data/nouns.ts';
import { entriesFor } from './lexicon.ts';
import type { Unfolded } from './light-verbs.ts';

/** How a thing is after an act, and the verb that makes it so. */
const RESULTS: ReadonlyMap<string, 'open' | 'close'> = new Map([
  ['open', 'open'],
  ['wide', 'open'],
  ['ajar', 'open'],
  ['shut', 'close'],
  ['closed', 'close'],
]);

/** What leaves a thing as it is, or says only how it is found. */
const LASTING: ReadonlySet<string> = new Set(
  'hold keep leave find see stay have feel want need watch hear like lay spread set put drape'.split(
    ' ',
  ),
);

/** `lets it drop to the floor`: what is let go of falls. */
const dropped = (lemma: string, { groups, ...rest }: Complements): Unfolded | undefined => {
  const [first, falls] = groups;
  const thing = first?.map(withoutFall);
  const isFallen = thing?.[0] !== first?.[0];
  const isLet = lemma === 'let' && thing !== undefined && !thing[0]?.body && !thing[0]?.person;
  const isFalling = isFallen || rest.falls || FALLS.has(falls?.[0]?.head ?? '');
  return isLet && isFalling ? { lemma: 'drop', rest: { ...rest, groups: [thing] } } : undefined;
};

const FALLS: ReadonlySet<string> = new Set('drop fall slip slide tumble clatter'.split(' '));

/** `the comic slide`: what is let slide is the comic. */
const withoutFall = (noun: Noun): Noun => {
  const head = noun.modifiers.at(-1);
  if (!FALLS.has(noun.head) || head === undefined || BODY_NOUNS.has(head)) return noun;
  const text = noun.text.split(' ').slice(0, -1).join(' ');
  return { ...noun, text, head, modifiers: noun.modifiers.slice(0, -1) };
};

/** `legs it to the pier`: they go with an it that is nothing. */
const DASHING: ReadonlySet<string> = new Set('leg hoof hotfoot peg bomb beat foot'.split(' '));

/** `feels his way into the cellar`: whatever the verb, one's way is gone. */
const madeWay = (lemma: string, { groups, ...rest }: Complements): Unfolded | undefined => {
  const [way] = groups.at(-1) ?? [];
  if (way?.head === 'it' && DASHING.has(lemma))
    return { lemma: 'run', said: lemma, rest: { ...rest, groups: [] } };
  const isOwnWay = way?.head === 'way' && way.definite === true && rest.preps.length > 0;
  return isOwnWay
    ? { lemma: 'walk', said: lemma, rest: { ...rest, particles: [], groups: [] } }
    : undefined;
};

/** `nudges up the lid`, `lifts off the cover`: a lid that goes up, back or off is opened. */
const lifted = (lemma: string, rest: Complements): Unfolded | undefined => {
  const [lid] = rest.groups.at(-1) ?? [];
  const isUp = LIFTING.has(lemma) || rest.particles.some((word) => AWAY.has(word));
  if (!LIDS.has(lid?.head ?? '') || !isUp || entriesFor(lemma).some(({ verb }) => verb === 'close'))
    return undefined;
  return { lemma: 'open', said: lemma, rest: { ...rest, particles: [] } };
};

const LIDS: ReadonlySet<string> = new Set(['lid', 'hatch', 'flap']);
const LIFTING: ReadonlySet<string> = new Set(['lift', 'raise']);
const AWAY: ReadonlySet<string> = new Set(['up', 'back', 'off']);

/** `clips the chart back on the bed`: whatever the verb, what goes back on or into something is put there. */
const putBack = (lemma: string, rest: Complements): Unfolded | undefined => {
  const [object] = rest.groups.at(-1) ?? [];
  const isBack = rest.particles.length === 1 && rest.particles[0] === 'back';
  const isThere = rest.preps.some(({ prep }) => BACK_TO.has(prep));
  if (!isBack || !isThere || object === undefined || object.body || object.person) return undefined;
  if (PART_NOUNS.has(object.head) || entriesFor(`${lemma} back`).length > 0) return undefined;
  const isUsed = entriesFor(lemma).some(({ verb }) => verb === 'use');
  return isUsed ? { lemma: 'put', said: lemma, rest: { ...rest, particles: [] } } : undefined;
};

const BACK_TO: ReadonlySet<string> = new Set(['on', 'onto', 'in', 'into', 'inside']);

/** The clause as one of opening or closing; verbs that have a meaning of their own with the word keep it. */
const shutOrOpened = (lemma: string, rest: Complements): Unfolded | undefined => {
  const result = rest.particles.find((word) => RESULTS.has(word));
  const [object] = rest.groups.at(-1) ?? [];
  if (result === undefined || object === undefined || object.body || object.person)
    return undefined;
  if (LASTING.has(lemma) || entriesFor(`${lemma} ${result}`).length > 0) return undefined;
  return {
    lemma: RESULTS.get(result) ?? lemma,
    said: `${lemma} ${result}`,
    rest: { ...rest, particles: [] },
  };
};

/** The clause by what comes of the thing. */
export const resulting = (lemma: string, rest: Complements): Unfolded | undefined =>
  shutOrOpened(lemma, rest) ??
  dropped(lemma, rest) ??
  madeWay(lemma, rest) ??
  lifted(lemma, rest) ??
  putBack(lemma, rest) ??
  causedMotion(lemma, rest);
