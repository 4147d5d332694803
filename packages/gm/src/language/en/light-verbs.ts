// Light verbs turned into what they do: `takes a sip` drinks, `gives the pot a stir` stirs it.
import type { Complements, PrepPhrase } from './clause-types.ts';
import * as L from './data/light-verbs.ts';
import { verbReadings } from './lemma.ts';

/** A clause's verb and complements, after unfolding. */
export interface Unfolded {
  readonly lemma: string;
  readonly rest: Complements;
  /** The word the act is known by, where it is not the verb as written. */
  readonly said?: string;
  /** Moved by force or by hand from where it lies, held before or not. */
  readonly isShifted?: true;
}

/** `helps herself to a cookie` takes it. */
const helped = (lemma: string, rest: Complements): Unfolded | undefined => {
  const to = rest.preps.find((p) => p.prep === 'to');
  if (lemma !== 'help' || !rest.reflexive || to === undefined) return undefined;
  return {
    lemma: 'take',
    rest: { ...rest, groups: [to.nouns], preps: rest.preps.filter((p) => p !== to) },
  };
};

/** A light verb with a noun that says what is done, turned into that verb. */
const unfold = (lemma: string, rest: Complements): Unfolded | undefined => {
  const noun = rest.groups.at(-1)?.[0];
  if (noun === undefined || (!L.LIGHT_VERBS.has(lemma) && !rest.particles.includes('out')))
    return undefined;
  const said = noun.vessel ?? noun.head;
  const inner = noun.vessel === undefined ? [] : [[noun]];
  const others = rest.groups.slice(0, -1);
  const drop = { ...rest, groups: inner, particles: [] };
  if (L.DRINK_NOUNS.has(said) && ['take', 'have', 'sneak', 'steal', 'get', 'share'].includes(lemma))
    return { lemma: 'drink', rest: swallow(drop, 'drink') };
  if (L.EAT_NOUNS.has(said) && ['take', 'have', 'sneak', 'steal', 'get'].includes(lemma))
    return { lemma: 'eat', rest: swallow(drop, 'eat') };
  if (noun.vessel === 'hold') return { lemma: 'hold', rest: drop };
  if (L.SMOKE_NOUNS.has(said) && lemma === 'take') return { lemma: 'smoke', rest: smoked(drop) };
  if (L.TAKE_SEAT_NOUNS.has(said) && lemma === 'take')
    return { lemma: 'sit', rest: { ...rest, groups: [], particles: [] } };
  if (L.LOOK_NOUNS.has(said))
    return { lemma: 'look', rest: { ...rest, groups: [], particles: [] } };
  if (
    L.GO_NOUNS.has(said) &&
    (rest.preps.some((p) =>
      ['to', 'into', 'toward', 'through', 'out-of', 'onto'].includes(p.prep),
    ) ||
      rest.places.length > 0)
  )
    return { lemma: 'walk', rest: { ...rest, groups: [], particles: [] } };
  if (PACES.has(said) && noun.definite !== true && !rest.preps.some((p) => p.prep === 'from'))
    return { lemma: 'act', rest: { ...rest, groups: [], particles: [] } };
  const given = lemma === 'give' && others.length === 1 ? others[0]?.[0] : undefined;
  if (given !== undefined && !given.person && isWatering(said, rest))
    return { lemma: 'water', rest: { ...rest, groups: others, preps: rest.preps.map(asTool) } };
  if (lemma === 'give' && others.length === 1 && L.DEED_NOUNS.has(said))
    return { lemma: deedVerb(said), rest: { ...rest, groups: others } };
  if (lemma === 'give' && others[0]?.[0]?.pronoun && !others[0][0].person && !noun.definite)
    return { lemma: 'act', rest: { ...rest, groups: others } };
  return undefined;
};

/** `gives the fern a long drink`, `gives it some water from the can`. */
const isWatering = (said: string, { preps }: Complements): boolean =>
  L.WATERING_NOUNS.has(said) ||
  (said === 'water' && preps.some((p) => p.prep === 'from' || p.prep === 'out-of'));

const asTool = (phrase: PrepPhrase): PrepPhrase =>
  phrase.prep === 'from' || phrase.prep === 'out-of' ? { ...phrase, prep: 'with' } : phrase;

/** A pace that leads nowhere in particular: `takes a step back`. */
const PACES: ReadonlySet<string> = new Set(['step', 'steps', 'pace', 'paces', 'walk', 'stroll']);

const deedVerb = (noun: string): string =>
  ['once-over', 'inspection', 'check', 'examination', 'try'].includes(noun)
    ? 'inspect'
    : (verbReadings(noun)[0]?.lemma ?? noun);

/** `a drag from the cigarette`: the cigarette is smoked. */
const smoked = (rest: Complements): Complements => {
  const on = rest.preps.find((p) => ['from', 'on', 'of'].includes(p.prep));
  return on === undefined || rest.groups.length > 0
    ? rest
    : { ...rest, groups: [[...on.nouns]], preps: rest.preps.filter((p) => p !== on) };
};

/** `a bite out of the apple`: what is bitten into is the object. */
const swallow = (rest: Complements, verb: 'eat' | 'drink'): Complements => {
  const from = rest.preps.find(
    (p) => p.prep === 'out-of' || p.prep === 'of' || (p.prep === 'from' && verb === 'eat'),
  );
  if (rest.groups.length > 0 || from === undefined || verb === 'drink') return rest;
  return { ...rest, groups: [[...from.nouns]], preps: rest.preps.filter((p) => p !== from) };
};

/** The verb that a light verb stands for here, or nothing. */
export const unfoldLight = (lemma: string, rest: Complements): Unfolded | undefined =>
  helped(lemma, rest) ?? unfold(lemma, rest);
