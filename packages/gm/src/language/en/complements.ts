// Reads what follows a verb: objects and lists, particles, prepositional phrases, places.
import type { Noun } from '../types.ts';
import type { Complements, PrepPhrase } from './clause-types.ts';
import { PARTICLES, REAL_SUBORDINATORS } from './data/function-words.ts';
import { SET_GOING } from './data/noun-first.ts';
import { ABSTRACT_NOUNS, GENERIC_NOUNS } from './data/nouns.ts';
import { isPhrasal, isTransitive } from './lexicon.ts';
import { type EnglishPhrase, opensPhrase, readPhrase } from './noun-phrase.ts';
import type { Token, WordTag } from './tag-types.ts';

const FINITE_AFTER: ReadonlySet<WordTag> = new Set(['VERB', 'AUX', 'MODAL']);

interface Draft {
  groups: Noun[][];
  particles: string[];
  preps: PrepPhrase[];
  places: Noun[];
  reflexive: boolean;
  clausal: boolean;
  at: number;
  end: number;
}

const isVague = (noun: Noun): boolean =>
  noun.body === true || ABSTRACT_NOUNS.has(noun.head) || GENERIC_NOUNS.has(noun.head);

const skipAdverbs = (tokens: readonly Token[], at: number): number => {
  let next = at;
  while (tokens[next]?.tag === 'ADV') next += 1;
  return next;
};

/** A phrase that is not the subject of what follows it. */
const readItem = (tokens: readonly Token[], at: number): EnglishPhrase | undefined => {
  const phrase = readPhrase(tokens, { at });
  if (phrase === undefined) return undefined;
  const after = tokens[skipAdverbs(tokens, phrase.next)];
  const subject =
    after !== undefined &&
    FINITE_AFTER.has(after.tag) &&
    after.verb?.form !== 'ing' &&
    after.verb?.form !== 'part';
  return subject ? undefined : phrase;
};

/** `the flour, the eggs and the milk`: further items of a list that began with `first`. */
const readList = (
  tokens: readonly Token[],
  first: EnglishPhrase,
): { nouns: Noun[]; next: number; end: number } => {
  const nouns = [first.noun];
  let sure = { next: first.next, end: first.end, count: 1 };
  let at = first.next;
  for (;;) {
    const token = tokens[at];
    const comma = token?.tag === 'COMMA';
    const joined = token?.tag === 'CONJ' && ['and', 'or', '&', 'plus'].includes(token.lower);
    const withIt = token?.lower === 'and-with';
    if (!comma && !joined && !withIt) break;
    let from = at + 1;
    const conj =
      tokens[from]?.tag === 'CONJ' && ['and', 'or', '&'].includes(tokens[from]?.lower ?? '');
    if (comma && conj) from += 1;
    const item = readItem(tokens, from);
    if (
      item === undefined ||
      (isVague(item.noun) && !isVague(first.noun)) ||
      (item.noun.pronoun && item.noun.person && !first.noun.person)
    )
      break;
    if (tokens[item.next]?.verb?.form === 'ing' && !joined && !conj) break;
    nouns.push(item.noun);
    at = item.next;
    if (joined || withIt || conj) sure = { next: item.next, end: item.end, count: nouns.length };
    if (joined || (comma && conj)) {
      if (tokens[at]?.tag !== 'COMMA' && tokens[at]?.tag !== 'CONJ') break;
    }
  }
  // `A, B, C` without `and` is a list from three on; two are an apposition.
  if (nouns.length >= 3 && sure.count === 1)
    sure = { next: at, end: tokens[at - 1]?.end ?? sure.end, count: nouns.length };
  return { nouns: nouns.slice(0, sure.count), next: sure.next, end: sure.end };
};

const SHIFTING: ReadonlySet<string> = new Set(['down', 'up', 'off', 'out', 'apart', 'back']);

const isParticle = (tokens: readonly Token[], lemma: string, draft: Draft): boolean => {
  const word = tokens[draft.at]?.lower ?? '';
  const follows = tokens[skipAdverbs(tokens, draft.at + 1)];
  const nounNext = opensPhrase(follows);
  const phrasal = isPhrasal(lemma, word) && !(nounNext && isPhrasal(lemma, `~${word}`));
  if (!nounNext) return PARTICLES.has(word) || phrasal;
  // `chops down the tree`: a verb that must have an object does not go down it.
  const bare =
    draft.groups.length === 0 && draft.preps.length === 0 && draft.particles.length === 0;
  const goes = isPhrasal(lemma, `~${word}`);
  if (bare && SHIFTING.has(word) && isTransitive(lemma) && !goes) return true;
  return (
    phrasal && draft.groups.length === 0 && draft.preps.length === 0 && draft.particles.length === 0
  );
};

/** Before a verb these are prepositions (`about opening`), the others particles (`sits down holding`). */
const takesGerund = (word: string, lemma: string): boolean =>
  !PARTICLES.has(word) ||
  ['about', 'by', 'on', 'through'].includes(word) ||
  (word === 'in' && !isPhrasal(lemma, 'in'));

const readPreposition = (tokens: readonly Token[], lemma: string, draft: Draft): boolean => {
  const token = tokens[draft.at];
  if (token === undefined) return false;
  const follows = tokens[skipAdverbs(tokens, draft.at + 1)];
  if (
    REAL_SUBORDINATORS.has(token.lower) &&
    opensPhrase(follows) &&
    readItem(tokens, skipAdverbs(tokens, draft.at + 1)) === undefined
  )
    return false;
  if (follows?.tag === 'VERB' && takesGerund(token.lower, lemma)) return false;
  if (isParticle(tokens, lemma, draft)) {
    draft.particles.push(token.lower);
    draft.at += 1;
    draft.end = token.end;
    return true;
  }
  const phrase = readPhrase(tokens, { at: skipAdverbs(tokens, draft.at + 1) });
  if (phrase === undefined) {
    if (follows?.tag === 'VERB') return false;
    draft.at += 1;
    return true;
  }
  const list = readList(tokens, phrase);
  draft.preps.push({ prep: token.lower, nouns: whence(token, list.nouns) });
  draft.at = list.next;
  draft.end = list.end;
  return true;
};

/** `from behind the chest`: the chest is where it was, not what it was in. */
const whence = ({ lower, text }: Token, nouns: readonly Noun[]): readonly Noun[] =>
  lower === 'from' && text.length > lower.length && BEHIND.test(text)
    ? nouns.map((noun) => ({ ...noun, relation: 'behind' }))
    : nouns;

const BEHIND = /(?:under|underneath|behind|beneath)$/i;

const skipRelative = (tokens: readonly Token[], draft: Draft): void => {
  while (draft.at < tokens.length) {
    const token = tokens[draft.at];
    if (token === undefined || token.tag === 'COMMA' || token.tag === 'STOP') break;
    if (token.tag === 'CONJ' && tokens[draft.at + 1]?.tag === 'VERB') break;
    draft.at += 1;
  }
};

/** `rings the bell three times`, `turns the dial a notch`: how often and how far is no second object. */
const EXTENTS: ReadonlySet<string> = new Set(
  'time moment second minute hour while bit inch notch degree fraction centimeter centimetre foot way day night'.split(
    ' ',
  ),
);
const SPARING: ReadonlySet<string> = new Set(
  'give allow grant spare buy save cost offer lend owe tell show teach'.split(' '),
);

const isExtent = ({ noun, determiner }: EnglishPhrase, lemma: string, draft: Draft): boolean =>
  draft.groups.length === 1 &&
  EXTENTS.has(noun.head) &&
  noun.owner === undefined &&
  (noun.definite !== true || noun.head === 'way') &&
  (determiner !== 'the' || noun.head === 'way') &&
  !SPARING.has(lemma);

const NOMINATIVES: ReadonlySet<string> = new Set(['i', 'he', 'she', 'they', 'we']);

/** `one by one`, `two at a time`: how, after the thing. */
const inTurns = (tokens: readonly Token[], at: number): number => {
  if (tokens[at]?.tag !== 'NUM') return 0;
  const [link, last] = [tokens[at + 1]?.lower, tokens[at + 2]];
  if (link === 'by' && last?.tag === 'NUM') return 3;
  // `one joint at a time`
  if (last?.lower === 'at' && tokens[at + 4]?.lower === 'time') return 5;
  return link === 'at' && tokens[at + 3]?.lower === 'time' ? 4 : 0;
};

const readNouns = (tokens: readonly Token[], lemma: string, draft: Draft): boolean => {
  const turns =
    draft.groups.length + draft.preps.length + draft.particles.length > 0 || draft.reflexive
      ? inTurns(tokens, draft.at)
      : 0;
  const isManner = draft.groups.length === 0 || tokens[draft.at + 1]?.lower !== 'step';
  if (turns > 0 && isManner) {
    draft.at += turns;
    return true;
  }
  const phrase = readPhrase(tokens, { at: draft.at });
  if (phrase === undefined) {
    if (
      tokens[draft.at]?.tag !== 'ADJ' &&
      tokens[draft.at]?.tag !== 'NUM' &&
      tokens[draft.at]?.tag !== 'DET'
    )
      return false;
    const word = tokens[draft.at]?.lower ?? '';
    if (resultsIn(word, lemma, draft)) draft.particles.push(word);
    draft.at += 1;
    return true;
  }
  // `the bottle he keeps there`: who acts cannot be acted on.
  const begun = draft.groups.length > 0 || draft.preps.length > 0;
  if (begun && NOMINATIVES.has(tokens[draft.at]?.lower ?? '')) {
    skipRelative(tokens, draft);
    return true;
  }
  const after = tokens[skipAdverbs(tokens, phrase.next)];
  const clauseNext =
    after !== undefined &&
    (after.tag === 'AUX' ||
      after.tag === 'MODAL' ||
      (after.tag === 'VERB' && (after.verb?.form === 's' || after.verb?.form === 'past')));
  if (clauseNext && draft.groups.length > 0) {
    // `the book she borrowed`: a relative clause without its pronoun.
    skipRelative(tokens, draft);
    return true;
  }
  if (clauseNext && draft.preps.length > 0) {
    skipRelative(tokens, draft);
    return true;
  }
  if (
    isExtent(phrase, lemma, draft) ||
    (phrase.noun.head === 'door' && tokens[draft.at]?.lower === 'next')
  ) {
    draft.at = phrase.next;
    draft.end = phrase.end;
    return true;
  }
  const list = readList(tokens, phrase);
  if (draft.groups.length < 2) draft.groups.push(list.nouns);
  draft.at = list.next;
  draft.end = list.end;
  return true;
};

/** `sets the chart straight`, `swings the door wide`: the word after the thing says what is done. */
const resultsIn = (word: string, lemma: string, { groups, particles }: Draft): boolean =>
  (word === 'there' && lemma === 'leave' && groups.length > 0) ||
  (word === 'again' &&
    particles.length > 0 &&
    groups.length === 0 &&
    WAYS.has(particles[0] ?? '')) ||
  RIGHT.has(word)
    ? /^(?:set|put|stand|pull|prop)$/.test(lemma)
    : PARTICLES.has(word) || (word === 'wide' && groups.length > 0);

/** `comes down again`: the way one came. */
const WAYS: ReadonlySet<string> = new Set(['down', 'up', 'in', 'out']);

const RIGHT: ReadonlySet<string> = new Set(['straight', 'upright']);

const readOne = (tokens: readonly Token[], lemma: string, draft: Draft): boolean => {
  const token = tokens[draft.at];
  if (token === undefined) return false;
  switch (token.tag) {
    case 'ADV':
      // `goes next door to the shed`
      if (token.lower === 'next' && tokens[draft.at + 1]?.lower === 'door') draft.at += 1;
      if (resultsIn(token.lower, lemma, draft)) draft.particles.push(token.lower);
      draft.at += 1;
      return true;
    case 'INTJ':
    case 'NEG':
      draft.at += 1;
      return token.tag !== 'NEG';
    case 'REFL':
      draft.reflexive = true;
      draft.at += 1;
      return true;
    case 'PLACE':
      draft.places.push({ text: token.text, head: token.lower, modifiers: [] });
      draft.end = token.end;
      draft.at += 1;
      return true;
    case 'PREP':
      return readPreposition(tokens, lemma, draft);
    case 'REL':
      draft.clausal ||= draft.groups.length === 0 || token.lower === 'where';
      skipRelative(tokens, draft);
      return true;
    case 'DET':
    case 'POSS':
    case 'NUM':
    case 'ADJ':
    case 'NOUN':
    case 'NAME':
    case 'PRON':
      return readNouns(tokens, lemma, draft);
    default:
      return false;
  }
};

/** What is let go of does so: `lets the comic slide off his knee`. */
const FALLING: ReadonlySet<string> = new Set(
  'drop fall slip slide tumble flutter clatter thud'.split(' '),
);

/** Reads the complements of a verb from `from`. */
export const readComplements = (
  tokens: readonly Token[],
  { from, lemma }: { readonly from: number; readonly lemma: string },
): Complements => {
  const draft: Draft = {
    groups: [],
    particles: [],
    preps: [],
    places: [],
    reflexive: false,
    clausal: false,
    at: from,
    end: tokens[from - 1]?.end ?? 0,
  };
  let before = -1;
  while (draft.at !== before) {
    before = draft.at;
    if (!readOne(tokens, lemma, draft)) break;
  }
  const { at, ...rest } = draft;
  const follows = tokens[at];
  const isLast = tokens[at - 1]?.tag === 'NOUN' || tokens[at - 1]?.tag === 'PRON';
  const causes =
    isLast &&
    follows?.verb?.form === 'ing' &&
    SET_GOING.has(follows.verb.lemma) &&
    rest.groups.length > 0 &&
    rest.preps.length === 0;
  const falls = lemma === 'let' && FALLING.has(follows?.verb?.lemma ?? '');
  return { ...rest, causes, falls, next: at };
};
