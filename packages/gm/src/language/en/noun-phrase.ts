// Noun phrases: from determiner to head, with owner, modifiers, vessel and `of`.
import type { Noun } from '../types.ts';
import { DEED_WORDS, endsAbstract } from './data/abstract-words.ts';
import {
  COUNT_NOUNS,
  DEPICTIONS,
  FIGURES,
  KEYED_NOUNS,
  LAYER_NOUNS,
  PIECE_NOUNS,
  ROOM_HEADS,
  ROOM_QUALITIES,
  SETTING_NOUNS,
  WORN_PLACES,
} from './data/frame-nouns.ts';
import {
  INDEFINITE_PRONOUNS,
  PERSON_PRONOUNS,
  THING_PRONOUNS,
  VAGUE_PERSONS,
} from './data/function-words.ts';
import {
  ABSTRACT_NOUNS,
  BODY_NOUNS,
  COMPOUND_HEADS,
  GARMENTS,
  KIN_NOUNS,
  NAMING_GERUNDS,
  OWN_BODY_NOUNS,
  PART_NOUNS,
  REGION_NOUNS,
  VESSEL_NOUNS,
} from './data/nouns.ts';
import { AREAS, SURFACES } from './data/rooms.ts';
import { ATTIRE, NATURAL, THINGS } from './data/things.ts';
import { singular } from './lemma.ts';
import type { Token, WordTag } from './tag-types.ts';

/** A noun phrase and where it ends. */
export interface EnglishPhrase {
  readonly noun: Noun;
  /** Index of the first token after it. */
  readonly next: number;
  readonly start: number;
  readonly end: number;
  readonly determiner: string | undefined;
  readonly name: boolean;
}

interface Parts {
  determiner: string | undefined;
  possessed: boolean;
  owner: string | undefined;
  words: Token[];
}

const INSIDE: ReadonlySet<WordTag> = new Set(['ADJ', 'NOUN', 'NAME', 'NUM']);
const OPENERS: ReadonlySet<WordTag> = new Set([
  'DET',
  'POSS',
  'NUM',
  'ADJ',
  'NOUN',
  'NAME',
  'PRON',
]);

/** Whether a noun phrase can begin at this token. */
export const opensPhrase = (token: Token | undefined): boolean =>
  token !== undefined && OPENERS.has(token.tag);

const isHead = (token: Token | undefined): boolean =>
  token?.tag === 'NOUN' || token?.tag === 'NAME' || token?.tag === 'NUM';

/** Adverbs before an adjective, commas and `and` between adjectives belong to the phrase but name nothing. */
const isGlue = (tokens: readonly Token[], at: number, parts: Parts): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  const last = parts.words.at(-1);
  if (token === undefined) return false;
  // `three long blasts`
  if (token.tag === 'ADV' && last?.tag === 'NUM' && parts.words.length === 1)
    return next?.tag === 'NOUN';
  if (parts.determiner === undefined && token.tag !== 'COMMA') return false;
  if (token.tag === 'ADV') return !isHead(last) && (next?.tag === 'ADJ' || next?.tag === 'NOUN');
  if (last?.tag !== 'ADJ' || next?.tag !== 'ADJ') return false;
  return token.tag === 'COMMA' || (token.tag === 'CONJ' && tokens[at + 2]?.tag === 'NOUN');
};

/** `hands Ayu coffee`: a name does not go on into a plain noun, nor a noun into an adjective. */
const endsBefore = (token: Token, parts: Parts): boolean => {
  const last = parts.words.at(-1)?.tag;
  if (last === 'NOUN') return token.tag === 'ADJ';
  return last === 'NAME' && token.tag !== 'NAME' && parts.determiner === undefined;
};

/** `gives the floor one or two strokes`, `eats both halves one after the other`: an amount opens a phrase of its own. */
const isAmount = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  const opens =
    next?.tag === 'NOUN' || next?.tag === 'ADJ' || /^(?:or|after)$/.test(next?.lower ?? '');
  return (
    tokens[at - 1]?.tag === 'NOUN' &&
    tokens[at]?.tag === 'NUM' &&
    /^\p{L}+$/u.test(tokens[at]?.text ?? '') &&
    opens
  );
};

/** `ices the cupcakes one by one`, `takes the stairs two at a time`, `rings the bell three times`, `taps it one more time`. */
const isInTurn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.tag === 'NUM' &&
  tokens[at - 1]?.tag === 'NOUN' &&
  /^(?:by|at|more|last|final|times|inches|degrees|notches|steps|minutes|seconds)$/.test(
    tokens[at + 1]?.lower ?? '',
  );

/** Collects determiners, owner and words; gives the index after the last word. */
const collect = (tokens: readonly Token[], from: number, parts: Parts): number => {
  let at = from;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) break;
    if ((token.tag === 'DET' || token.tag === 'POSS') && parts.words.length === 0) {
      parts.determiner = token.lower;
      parts.possessed ||= token.tag === 'POSS';
    } else if (
      token.tag === 'OWN' &&
      parts.words.length > 0 &&
      next !== undefined &&
      (INSIDE.has(next.tag) || next.tag === 'ADV')
    ) {
      parts.owner = parts.words.map((word) => word.text).join(' ');
      parts.words = [];
      parts.possessed = true;
    } else if (INSIDE.has(token.tag)) {
      if (endsBefore(token, parts) || isInTurn(tokens, at) || isAmount(tokens, at)) break;
      parts.words.push(token);
    } else if (!isGlue(tokens, at, parts)) break;
  }
  return at;
};

const DEFINITE: ReadonlySet<string> = new Set(['the', 'this', 'that', 'these', 'those']);

const isThingPronoun = (token: Token): boolean => THING_PRONOUNS.has(token.lower);

const pronounPhrase = (token: Token, at: number): EnglishPhrase => {
  const indefinite = INDEFINITE_PRONOUNS.has(token.lower);
  const person =
    VAGUE_PERSONS.has(token.lower) || (PERSON_PRONOUNS.has(token.lower) && !isThingPronoun(token));
  const noun: Noun = {
    text: token.text,
    head: token.lower,
    modifiers: [],
    ...(indefinite ? { indefinite: true as const } : { pronoun: true as const }),
    ...(person ? { person: true as const } : {}),
  };
  return {
    noun,
    next: at + 1,
    start: token.start,
    end: token.end,
    determiner: undefined,
    name: false,
  };
};

const trimToHead = (parts: Parts, next: number): number => {
  let end = next;
  // A trailing adjective belongs to the sentence: `pushes the door open`.
  while (parts.words.length > 1 && parts.words.at(-1)?.tag === 'ADJ' && parts.words.some(isHead)) {
    parts.words.pop();
    end -= 1;
  }
  return end;
};

const headAndModifiers = (
  words: readonly Token[],
): { head: string; modifiers: string[]; tail: Token | undefined } => {
  const numbered = words.at(-1)?.tag === 'NUM' && words.length > 1 && words.at(-2)?.tag !== 'ADJ';
  if (words.every((word) => word.tag === 'NAME' || /^\p{Lu}/u.test(word.text))) {
    return { head: words.map((word) => word.text).join(' '), modifiers: [], tail: words.at(-1) };
  }
  const tail = numbered ? words.at(-2) : words.at(-1);
  const before = words
    .slice(0, words.indexOf(tail as Token))
    .filter((word) => word.tag === 'NOUN' || word.tag === 'NAME');
  let head = singular(tail?.lower ?? '');
  const modifiers = before.map((word) => word.lower);
  const keyed = modifiers.at(-1);
  if (tail?.lower === 'keys' && keyed !== undefined && KEYED_NOUNS.has(keyed)) {
    head = keyed;
    modifiers.pop();
  }
  const quality = words.at(-2);
  const tells = ROOM_QUALITIES.has(quality?.lower ?? '') || isDoing(quality?.lower ?? '');
  if (ROOM_HEADS.has(head) && quality?.tag === 'ADJ' && tells) head = `${quality.lower} ${head}`;
  const gerund = words.slice(0, -1).at(-1);
  if (gerund !== undefined && NAMING_GERUNDS.has(gerund.lower) && modifiers.at(-1) === gerund.lower)
    modifiers.pop();
  if (COMPOUND_HEADS.has(head) && modifiers.length > 0) head = `${modifiers.pop()} ${head}`;
  else if (gerund !== undefined && NAMING_GERUNDS.has(gerund.lower))
    head = `${gerund.lower} ${head}`;
  else if (isOneName(`${quality?.lower} ${head}`, head)) {
    if (modifiers.at(-1) === quality?.lower) modifiers.pop();
    head = `${quality?.lower} ${head}`;
  }
  return { head: numbered ? `${head} ${words.at(-1)?.lower}` : head, modifiers, tail };
};

/** `glow stick`, `station platform`: two words that the last alone would not say. */
const isOneName = (name: string, head: string): boolean =>
  THINGS.has(name)
    ? !THINGS.has(head) || isVague(head)
    : (AREAS.has(name) && !AREAS.has(head)) || (PART_NOUNS.has(name) && !PART_NOUNS.has(head));

/** A last word that alone would be lying about, worn or part of something: glow stick, oven glove, jump rope. */
const isVague = (head: string): boolean =>
  NATURAL.has(head) || ATTIRE.has(head) || PART_NOUNS.has(head) || SURFACES.has(head);

/** The fitting room, the changing room. */
const isDoing = (word: string): boolean => /.{3}ing$/.test(word) && !NAMING_GERUNDS.has(word);

const isBody = (head: string, parts: Parts): boolean =>
  !(ANY_THING.has(head) && parts.determiner === 'its') &&
  !(OWN_BODY_NOUNS.has(head) && parts.determiner === 'the' && !parts.possessed) &&
  !(ANY_THING.has(head) && /^an?$/.test(parts.determiner ?? '')) &&
  isBodyWord(head, parts);

/** Any nail or chest is a thing; her nail and her chest are not. */
const ANY_THING: ReadonlySet<string> = new Set([
  'nail',
  'chest',
  'crown',
  'shell',
  'scale',
  'calf',
]);

const isBodyWord = (head: string, parts: Parts): boolean =>
  BODY_NOUNS.has(head) ||
  // A robot arm is a thing, and so are a dog collar and a high heel.
  (BODY_NOUNS.has(parts.words.at(-1)?.lower ?? '') && !(head.includes(' ') && THINGS.has(head))) ||
  (parts.possessed && parts.owner === undefined && (GARMENTS.has(head) || WORN_PLACES.has(head)));

/** `of` something: a vessel or region stands for what follows, anything else is narrowed by it. */
const withOf = (noun: Noun, inner: Noun): Noun => {
  const last = noun.head.split(' ').at(-1) ?? noun.head;
  if (
    inner.body === true &&
    inner.pronoun !== true &&
    !REGION_NOUNS.has(last) &&
    !DEPICTIONS.has(last)
  )
    return { ...noun, modifiers: [...noun.modifiers, inner.head], body: true };
  if (SETTING_NOUNS.has(last) && inner.pronoun !== true) return inner;
  // `a mask of indifference`: what it is made of shows that it is none.
  if (FIGURES.has(last) && namesNothing(inner.head))
    return { ...inner, text: `${noun.text} of ${inner.text}` };
  if (LAYER_NOUNS.has(last) && inner.pronoun !== true && inner.definite !== true)
    return { ...inner, text: `${noun.text} of ${inner.text}` };
  // `a loop of it`: a part of what was named.
  if (inner.pronoun && !inner.person && PIECE_NOUNS.has(last)) return { ...noun, itsOwn: true };
  // `the opening bars of something loud`: nothing more is said of it.
  if (inner.indefinite && TUNES.has(noun.head)) return noun;
  const stands = (REGION_NOUNS.has(last) || VESSEL_NOUNS.has(last)) && inner.pronoun !== true;
  if (!stands && !(REGION_NOUNS.has(last) || VESSEL_NOUNS.has(last)))
    return { ...noun, modifiers: [...noun.modifiers, ...namesOf(inner)] };
  return {
    ...inner,
    text: `${noun.text} of ${inner.text}`,
    modifiers: [...inner.modifiers, noun.head],
    ...(noun.definite ? { definite: true as const } : {}),
    ...(noun.owner !== undefined ? { owner: noun.owner } : {}),
    ...(VESSEL_NOUNS.has(last) && !COUNT_NOUNS.has(last) ? { vessel: noun.head } : {}),
  };
};

const TUNES: ReadonlySet<string> = new Set(['bar', 'note', 'chord', 'line', 'verse', 'phrase']);

const namesNothing = (head: string): boolean =>
  ABSTRACT_NOUNS.has(head) || DEED_WORDS.has(head) || endsAbstract(head);

/** The box, and the music box: the whole name is asked first. */
const namesOf = ({ head, modifiers, owner }: Noun): readonly string[] =>
  modifiers.length === 0 || owner !== undefined ? [head] : [head, [...modifiers, head].join(' ')];

/** Endearments that are food unless they are somebody's. */
const FOOD_NAMES: ReadonlySet<string> = new Set(['honey', 'sugar', 'pumpkin', 'dumpling']);

/** `everyone's glass`: the glass, whosever it is. */
const ownedByAll = (
  tokens: readonly Token[],
  at: number,
  depth: number,
): EnglishPhrase | undefined => {
  const owned =
    tokens[at + 1]?.tag === 'OWN' ? readPhrase(tokens, { at: at + 2, depth }) : undefined;
  if (owned === undefined) return undefined;
  return {
    ...owned,
    start: tokens[at]?.start ?? owned.start,
    noun: { ...owned.noun, definite: true },
  };
};

/** Reads a noun phrase at this token, or nothing. */
export const readPhrase = (
  tokens: readonly Token[],
  { at, depth = 0 }: { readonly at: number; readonly depth?: number | undefined },
): EnglishPhrase | undefined => {
  const first = tokens[at];
  if (first === undefined || !opensPhrase(first)) return undefined;
  if (first.tag === 'PRON') return ownedByAll(tokens, at, depth) ?? pronounPhrase(first, at);
  const parts: Parts = { determiner: undefined, possessed: false, owner: undefined, words: [] };
  const next = trimToHead(parts, collect(tokens, at, parts));
  const trimmed = parts.words;
  const opening = trimmed[0];
  const closing = trimmed.at(-1);
  if (opening === undefined || closing === undefined) {
    const lone = isThingPronoun(first) || first.lower === 'another';
    return lone ? pronounPhrase(first, at) : undefined;
  }
  return finish({ tokens, at, depth, parts, next, opening, closing });
};

const finish = (found: {
  tokens: readonly Token[];
  at: number;
  depth: number;
  parts: Parts;
  next: number;
  opening: Token;
  closing: Token;
}): EnglishPhrase | undefined => {
  const { tokens, at, depth, parts, opening, closing } = found;
  // An adjective alone names nothing: `stays calm`.
  if (
    parts.determiner === undefined &&
    parts.owner === undefined &&
    parts.words.every((word) => word.tag === 'ADJ')
  )
    return undefined;
  const { head, modifiers } = headAndModifiers(parts.words);
  const lone = parts.words.length === 1 && ['one', 'ones', 'other'].includes(closing.lower);
  const person =
    (closing.someone === true && parts.determiner === undefined) ||
    (KIN_NOUNS.has(head) && (parts.possessed || !FOOD_NAMES.has(head)));
  let noun: Noun = {
    text: [
      ...(parts.owner ? [/s$/.test(parts.owner) ? `${parts.owner}'` : `${parts.owner}'s`] : []),
      ...parts.words.map((word) => word.text),
    ].join(' '),
    head,
    modifiers: parts.owner ? [parts.owner, ...modifiers] : modifiers,
    ...(lone ? { pronoun: true as const } : {}),
    ...(isBody(head, parts) ? { body: true as const } : {}),
    ...(parts.owner ? { owner: parts.owner } : {}),
    ...(DEFINITE.has(parts.determiner ?? '') || parts.possessed ? { definite: true as const } : {}),
    ...(person ? { person: true as const } : {}),
    ...(parts.determiner === 'its' ? { itsOwn: true as const } : {}),
  };
  let { next } = found;
  let end = closing.end;
  // `a cup of freshly brewed coffee`
  const within = next + (tokens[next + 1]?.tag === 'ADV' ? 2 : 1);
  const inner =
    tokens[next]?.lower === 'of' && depth < 3
      ? readPhrase(tokens, { at: within, depth: depth + 1 })
      : undefined;
  if (inner) {
    noun = withOf(noun, inner.noun);
    next = inner.next;
    end = inner.end;
  }
  if (
    tokens[next]?.tag === 'QUOTE' &&
    (tokens[next]?.text.length ?? 99) < 60 &&
    parts.determiner !== undefined
  ) {
    end = tokens[next]?.end ?? end;
    next += 1;
  }
  return {
    noun,
    next,
    start: tokens[at]?.start ?? opening.start,
    end,
    determiner: parts.determiner,
    name: closing.tag === 'NAME',
  };
};
