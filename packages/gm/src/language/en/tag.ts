// Part-of-speech tags from the lexicon and the words around: one left-to-right pass.
import { WRITERS } from './data/act-words.ts';
import { PLACE_ADVERBS } from './data/adverbs.ts';
import * as F from './data/function-words.ts';
import { PLAIN_NOUNS } from './data/plain-nouns.ts';
import { TIME_WORDS } from './data/world-words.ts';
import { type KnownWords, knownLength } from './known-words.ts';
import { singular, type VerbReading, verbReadings } from './lemma.ts';
import { tagClosed } from './tag-closed.ts';
import type { TaggerState, Token, WordTag } from './tag-types.ts';
import { unknownVerb, verbHere } from './tag-verb.ts';
import { type Piece, tokenize } from './token.ts';
import { isAdjective, isAdverb, isWordLike, merge, startsNoun } from './word-class.ts';

const NOMINAL: ReadonlySet<WordTag> = new Set([
  'NOUN',
  'NAME',
  'OWN',
  'NUM',
  'ADJ',
  'PRON',
  'REFL',
]);

/** After these a word in -ed is a state: `gets dressed`. */
const STATE_VERB =
  /^(?:get|gets|got|getting|look|looks|looked|seem|seems|seemed|feel|feels|felt|become|becomes|became)$/;

const isCapital = (piece: Piece): boolean => /^\p{Lu}/u.test(piece.text);

interface Found {
  readonly tag: WordTag;
  readonly verb?: VerbReading;
}

const DETERMINED: ReadonlySet<WordTag> = new Set(['DET', 'POSS', 'ADJ']);
const MADE_PREPOSITIONS: ReadonlySet<string> = new Set(['out-of', 'near', 'and-with', 'using']);

/** Prepositions and place adverbs. */
const tagPlace = (pieces: readonly Piece[], at: number, state: TaggerState): Found | undefined => {
  const word = pieces[at]?.lower ?? '';
  const next = pieces[at + 1];
  const place = PLACE_ADVERBS.has(word);
  // `puts the past behind her`
  if ((word === 'past' || word === 'beyond') && /^(?:DET|POSS)$/.test(state.prev))
    return { tag: 'NOUN' };
  // `starts a round on the arcade cabinet`
  if (word === 'round' && /^(?:a|another)$/.test(pieces[at - 1]?.lower ?? ''))
    return { tag: 'NOUN' };
  if (!F.PREPOSITIONS.has(word) && !MADE_PREPOSITIONS.has(word))
    return place && !DETERMINED.has(state.prev) ? { tag: 'PLACE' } : undefined;
  // `they like it`, `they down it`: verbs after all.
  const verbal = state.prev === 'PRON' && !state.hasVerb && startsNoun(next?.lower ?? '');
  if ((word === 'like' && state.prev === 'PRON' && !state.hasVerb) || (word === 'down' && verbal))
    return undefined;
  return { tag: place && !isWordLike(next) ? 'PLACE' : 'PREP' };
};

const isName = (piece: Piece, state: TaggerState): boolean =>
  isCapital(piece) &&
  state.prev !== 'STOP' &&
  piece.lower !== 'i' &&
  !DETERMINED.has(state.prev) &&
  state.prev !== 'NUM' &&
  piece.text !== piece.text.toUpperCase();

/** `in neat, looping letters`, `a long, searching look`: the second of two qualities. */
const isSecondQuality = (pieces: readonly Piece[], at: number): boolean => {
  if (pieces[at - 1]?.text !== ',') return false;
  const word = pieces[at]?.lower ?? '';
  const opener = pieces[at - 3]?.lower ?? '';
  const next = pieces[at + 1];
  return (
    (/(?:ing|ed)$/.test(word) || isAdjective(word)) &&
    (F.PREPOSITIONS.has(opener) || startsNoun(opener)) &&
    isAdjective(pieces[at - 2]?.lower ?? '') &&
    isWordLike(next) &&
    !startsNoun(next?.lower ?? '')
  );
};

/** A verb that fits here, unless the word is more likely an adjective. */
const tagVerb = (pieces: readonly Piece[], at: number, state: TaggerState): Found | undefined => {
  const verb = verbHere(pieces, { at, state });
  if (verb === undefined || isSecondQuality(pieces, at)) return undefined;
  const insists = state.prev === 'PRON' || state.prev === 'TO' || state.prev === 'MODAL';
  const describes =
    isAdjective(pieces[at]?.lower ?? '') && !startsNoun(pieces[at + 1]?.lower ?? '');
  return describes && !insists ? undefined : { tag: 'VERB', verb };
};

const BEFORE_PARTICIPLE: ReadonlySet<WordTag> = new Set([
  'DET',
  'POSS',
  'ADJ',
  'OWN',
  'ADV',
  'PREP',
  'VERB',
]);

/** Adverbs and adjectives, participles before a noun among them. */
const tagQuality = (
  pieces: readonly Piece[],
  at: number,
  state: TaggerState,
): Found | undefined => {
  const word = pieces[at]?.lower ?? '';
  const next = pieces[at + 1];
  const nounish = isWordLike(next) && !F.POSSESSIVES.has(next?.lower ?? '');
  const adjective = isAdjective(word);
  if (state.prev === 'VERB' && word.endsWith('ed') && STATE_VERB.test(pieces[at - 1]?.lower ?? ''))
    return { tag: 'ADJ' };
  if (adjective && isSecondQuality(pieces, at)) return { tag: 'ADJ' };
  // The shop front, the river bottom: a side of what was named.
  if (state.prev === 'NOUN' && /^(?:front|bottom)$/.test(word) && !isWordLike(next))
    return { tag: 'NOUN' };
  if (isAdverb(word)) {
    const named = (state.prev === 'DET' || state.prev === 'POSS') && !word.endsWith('ly');
    const isFirst = adjective && isSecondQuality(pieces, at + 2);
    if (named && !isWordLike(next)) return { tag: isFirst ? 'ADJ' : 'NOUN' };
    if (!(adjective && nounish && DETERMINED.has(state.prev))) return { tag: 'ADV' };
  }
  if (adjective) return { tag: 'ADJ' };
  const isSecond = isSecondQuality(pieces, at);
  const participle =
    /(?:ed|ing)$/.test(word) && (verbReadings(word).length > 0 || isSecond || /.{4}ed$/.test(word));
  const describes = BEFORE_PARTICIPLE.has(state.prev) || isSecond;
  return participle && nounish && describes ? { tag: 'ADJ' } : undefined;
};

const tagOpen = (pieces: readonly Piece[], at: number, state: TaggerState): Found => {
  const piece = pieces[at];
  if (piece === undefined) return { tag: 'STOP' };
  const place = tagPlace(pieces, at, state);
  if (place) return place;
  if (isName(piece, state)) return { tag: 'NAME' };
  const word = piece.lower;
  // The evening light: after an hour of the day it is what one sees by.
  if (word === 'light' && state.prev === 'NOUN' && TIME_WORDS.has(pieces[at - 1]?.lower ?? ''))
    return { tag: 'NOUN' };
  const found = tagVerb(pieces, at, state) ?? tagQuality(pieces, at, state);
  if (found) return found;
  const opening = state.prev === 'STOP';
  if (F.INTERJECTIONS.has(word) && (opening || state.prev === 'COMMA')) return { tag: 'INTJ' };
  const guess = unknownVerb(pieces, { at, state });
  if (guess && !(isCapital(piece) && guess.form !== 's')) return { tag: 'VERB', verb: guess };
  if (F.NUMBERS.has(word)) return { tag: 'NUM' };
  const plain = PLAIN_NOUNS.has(word) || PLAIN_NOUNS.has(singular(word));
  return { tag: opening && isCapital(piece) && !plain && nextIsVerb(pieces, at) ? 'NAME' : 'NOUN' };
};

const nextIsVerb = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces[at + 1]?.lower ?? '';
  if (
    F.BE.has(next) ||
    F.MODALS.has(next) ||
    F.DO.has(next) ||
    F.HAVE.has(next) ||
    next === "'s" ||
    isAdverb(next) ||
    next === ',' ||
    next === 'and'
  )
    return true;
  return verbReadings(next).length > 0 || /[a-z]s$/.test(next);
};

/** After these a verb's form says nothing about the tense of the story. */
const HELD: ReadonlySet<WordTag> = new Set(['TO', 'MODAL', 'AUX', 'NEG', 'PREP']);

const PERCEIVING: ReadonlySet<string> = new Set(['watch', 'see', 'hear', 'notice', 'observe']);

const advance = (state: TaggerState, token: Token): void => {
  const { tag } = token;
  if (tag === 'ADV' || tag === 'INTJ' || tag === 'QUOTE') {
    if (tag === 'QUOTE') state.hasVerb = false;
    return;
  }
  if (tag === 'COMMA' || tag === 'STOP' || tag === 'CONJ' || tag === 'SUB' || tag === 'REL')
    state.hasVerb = false;
  if (tag === 'PREP' && F.REAL_SUBORDINATORS.has(token.lower)) state.hasVerb = false;
  if (tag === 'STOP') state.lastForm = undefined;
  if (tag === 'VERB') {
    state.hasVerb = true;
    state.perceives = PERCEIVING.has(token.verb?.lemma ?? '');
    if (!HELD.has(state.prev)) state.lastForm = token.verb?.form;
  }
  if (NOMINAL.has(tag)) state.plural = token.lower.endsWith('s') && !token.lower.endsWith('ss');
  state.prev = tag;
};

/** Writes "back soon" on the board: what is written stands for its words. */
const written = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.some(({ kind }) => kind === 'quote')
    ? pieces.map((piece, at) => {
        const before = pieces[at - 1]?.lower ?? '';
        const isText =
          piece.kind === 'quote' && verbReadings(before).some(({ lemma }) => WRITERS.has(lemma));
        return isText ? { ...piece, text: 'words', lower: 'words', kind: 'word' as const } : piece;
      })
    : pieces;

/** What the words of a name may be besides nouns: `red mug`, `Room 3`. */
const WITHIN_NAMES: ReadonlySet<WordTag> = NOMINAL;
const HEADS: ReadonlySet<WordTag> = new Set(['NOUN', 'NAME', 'NUM']);

/** A word of a thing that the world knows by several: `watering can` is neither done nor possible. */
const ofKnown = (found: Found, left: number): Found => {
  const fits = left === 1 ? HEADS.has(found.tag) : WITHIN_NAMES.has(found.tag);
  return left === 0 || fits ? found : { tag: 'NOUN' };
};

/** Tags every word of the text. */
export const tagText = (text: string, { people, things }: KnownWords): readonly Token[] => {
  const pieces = written(merge(tokenize(text)));
  const state: TaggerState = {
    prev: 'STOP',
    hasVerb: false,
    lastForm: undefined,
    plural: false,
    perceives: false,
  };
  let left = 0;
  return pieces.map((piece, at) => {
    left = Math.max(left - 1, knownLength(things, { pieces, at }));
    const listed = people.has(piece.lower) && piece.kind === 'word' && !/^\p{Ll}/u.test(piece.text);
    const closed = listed ? 'NAME' : tagClosed(pieces, { at, state });
    const read: Found = closed === undefined ? tagOpen(pieces, at, state) : { tag: closed };
    const found = ofKnown(read, left);
    const someone = found.tag === 'NAME' && (listed || people.size === 0);
    const { text: word, lower, start, end, kind } = piece;
    const { tag, verb } = found;
    const token: Token = { text: word, lower, start, end, kind, tag, verb, someone };
    advance(state, token);
    return token;
  });
};
