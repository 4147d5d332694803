// Part-of-speech tags from the lexicon and the words around: one left-to-right pass.
import { PLACE_ADVERBS } from './data/adverbs.ts';
import { COMMON_NOUNS } from './data/common-nouns.ts';
import * as F from './data/function-words.ts';
import { singular, type VerbReading, verbReadings } from './lemma.ts';
import { tagClosed } from './tag-closed.ts';
import type { State, Tag, Token } from './tag-types.ts';
import { unknownVerb, verbHere } from './tag-verb.ts';
import { type Piece, tokenize } from './token.ts';
import { isAdjective, isAdverb, isWordLike, merge, startsNoun } from './word-class.ts';

const NOMINAL: ReadonlySet<Tag> = new Set(['NOUN', 'NAME', 'OWN', 'NUM', 'ADJ', 'PRON', 'REFL']);

/** After these a word in -ed is a state: `gets dressed`. */
const STATE_VERB =
  /^(?:get|gets|got|getting|look|looks|looked|seem|seems|seemed|feel|feels|felt|become|becomes|became)$/;

const isCapital = (piece: Piece): boolean => /^\p{Lu}/u.test(piece.text);

const tagOpen = (
  pieces: readonly Piece[],
  at: number,
  state: State,
): { tag: Tag; verb?: VerbReading } => {
  const piece = pieces[at];
  if (piece === undefined) return { tag: 'STOP' };
  const word = piece.lower;
  const isPrep = F.PREPOSITIONS.has(word) || ['out-of', 'near', 'and-with', 'using'].includes(word);
  if (
    isPrep &&
    !(word === 'like' && state.prev === 'PRON') &&
    !(
      word === 'down' &&
      state.prev === 'PRON' &&
      startsNoun(pieces[at + 1]?.lower ?? '') &&
      !state.hasVerb
    )
  ) {
    if (PLACE_ADVERBS.has(word) && !isWordLike(pieces[at + 1])) return { tag: 'PLACE' };
    return { tag: 'PREP' };
  }
  if (PLACE_ADVERBS.has(word) && !['DET', 'POSS', 'ADJ'].includes(state.prev))
    return { tag: 'PLACE' };
  const sentenceStart = state.prev === 'STOP';
  if (
    isCapital(piece) &&
    !sentenceStart &&
    word !== 'i' &&
    !['DET', 'POSS', 'ADJ', 'NUM'].includes(state.prev) &&
    piece.text !== piece.text.toUpperCase()
  )
    return { tag: 'NAME' };
  const verb = verbHere(pieces, at, state);
  const next = pieces[at + 1];
  const adjective = isAdjective(word);
  const nounish = isWordLike(next) && !F.POSSESSIVES.has(next?.lower ?? '');
  if (
    verb &&
    !(
      adjective &&
      state.prev !== 'PRON' &&
      state.prev !== 'TO' &&
      state.prev !== 'MODAL' &&
      !startsNoun(next?.lower ?? '')
    )
  )
    return { tag: 'VERB', verb };
  if (state.prev === 'VERB' && word.endsWith('ed') && STATE_VERB.test(pieces[at - 1]?.lower ?? ''))
    return { tag: 'ADJ' };
  const determined = state.prev === 'DET' || state.prev === 'POSS';
  if (determined && isAdverb(word) && !word.endsWith('ly') && !isWordLike(next))
    return { tag: 'NOUN' };
  if (isAdverb(word) && !(adjective && nounish && ['DET', 'POSS', 'ADJ'].includes(state.prev)))
    return { tag: 'ADV' };
  if (adjective) return { tag: 'ADJ' };
  if (
    ['DET', 'POSS', 'ADJ', 'OWN', 'ADV', 'PREP', 'VERB'].includes(state.prev) &&
    nounish &&
    /(?:ed|ing)$/.test(word) &&
    verbReadings(word).length > 0
  )
    return { tag: 'ADJ' };
  if (F.INTERJECTIONS.has(word) && (sentenceStart || state.prev === 'COMMA'))
    return { tag: 'INTJ' };
  const guess = unknownVerb(pieces, at, state);
  if (guess && !(isCapital(piece) && guess.form !== 's')) return { tag: 'VERB', verb: guess };
  if (F.NUMBERS.has(word)) return { tag: 'NUM' };
  return {
    tag:
      sentenceStart &&
      isCapital(piece) &&
      !COMMON_NOUNS.has(word) &&
      !COMMON_NOUNS.has(singular(word)) &&
      nextIsVerb(pieces, at)
        ? 'NAME'
        : 'NOUN',
  };
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
const HELD: ReadonlySet<Tag> = new Set(['TO', 'MODAL', 'AUX', 'NEG', 'PREP']);

const advance = (state: State, token: Token): void => {
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
    if (!HELD.has(state.prev)) state.lastForm = token.verb?.form;
  }
  if (NOMINAL.has(tag)) state.plural = token.lower.endsWith('s') && !token.lower.endsWith('ss');
  state.prev = tag;
};

/** Tags every word of the text. */
export const tagText = (text: string, names: ReadonlySet<string>): readonly Token[] => {
  const pieces = merge(tokenize(text));
  const state: State = { prev: 'STOP', hasVerb: false, lastForm: undefined, plural: false };
  return pieces.map((piece, at) => {
    const isName = names.has(piece.lower) && piece.kind === 'word' && !/^\p{Ll}/u.test(piece.text);
    const closed = isName ? 'NAME' : tagClosed(pieces, at, state);
    const found = closed === undefined ? tagOpen(pieces, at, state) : { tag: closed };
    const someone = found.tag === 'NAME' && (isName || names.size === 0);
    const token: Token = { ...piece, ...found, ...(someone ? { someone } : {}) };
    advance(state, token);
    return token;
  });
};
