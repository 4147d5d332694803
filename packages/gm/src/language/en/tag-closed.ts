// Tags of the closed classes: pronouns, determiners, auxiliaries, clitics, conjunctions.
import * as F from './data/function-words.ts';
import { NOUN_FIRST } from './data/noun-first.ts';
import { verbReadings } from './lemma.ts';
import type { TaggerState, WordTag } from './tag-types.ts';
import type { Piece } from './token.ts';
import { isAdjective, isAdverb, isVerbal, isWordLike, startsNoun } from './word-class.ts';

const CLOSED: readonly (readonly [ReadonlySet<string>, WordTag])[] = [
  [F.REFLEXIVES, 'REFL'],
  [F.BE, 'AUX'],
  [F.HAVE, 'AUX'],
  [F.DO, 'AUX'],
  [F.MODALS, 'MODAL'],
  [F.NEGATIONS, 'NEG'],
];

const tagPunctuation = (piece: Piece): WordTag => {
  if (piece.kind === 'quote') return 'QUOTE';
  return piece.text === ',' || piece.text === '、' || piece.text === '，' ? 'COMMA' : 'STOP';
};

const tagTo = (pieces: readonly Piece[], at: number): WordTag => {
  const next = pieces[at + 1];
  const after = next && isAdverb(next.lower) ? at + 2 : at + 1;
  const word = pieces[after]?.lower ?? '';
  const base =
    verbReadings(word).some((r) => r.form === 'base') ||
    F.BE.has(word) ||
    F.HAVE.has(word) ||
    F.DO.has(word);
  return base && isVerbal(pieces, after) ? 'TO' : 'PREP';
};

const CONTRACTED_IS: ReadonlySet<string> = new Set(
  'it he she that this there here what where who how let'.split(' '),
);

const tagClitic = (pieces: readonly Piece[], at: number): WordTag => {
  const before = pieces[at - 1]?.lower ?? '';
  const next = pieces[at + 1]?.lower ?? '';
  if (CONTRACTED_IS.has(before)) return 'AUX';
  const verbal =
    verbReadings(next).some((r) => r.form === 'ing') && startsNoun(pieces[at + 2]?.lower ?? '');
  return verbal || F.DETERMINERS.has(next) || F.NEGATIONS.has(next) ? 'AUX' : 'OWN';
};

const tagDeterminer = (pieces: readonly Piece[], at: number, state: TaggerState): WordTag => {
  const word = pieces[at]?.lower ?? '';
  const next = pieces[at + 1];
  if (
    word === 'that' &&
    (state.prev === 'NOUN' || state.prev === 'VERB') &&
    next &&
    (F.SUBJECT_PRONOUNS.has(next.lower) || verbReadings(next.lower).length > 0) &&
    !isNounNext(next)
  )
    return 'REL';
  if ((word === 'which' || word === 'what') && state.prev !== 'PREP') return 'REL';
  if (F.THING_PRONOUNS.has(word) && (!isWordLike(next) || F.PARTICLES.has(next?.lower ?? '')))
    return 'PRON';
  return 'DET';
};

const isNounNext = (next: Piece): boolean => NOUN_FIRST.has(next.lower);

const tagHer = (pieces: readonly Piece[], at: number): WordTag => {
  const next = pieces[at + 1];
  if (isQualified(pieces, at + 1)) return 'POSS';
  if (!isWordLike(next) || next === undefined || startsNoun(next.lower)) return 'PRON';
  return 'POSS';
};

/** `his now lukewarm coffee`: an adverb, a quality and a noun are his. */
const isQualified = (pieces: readonly Piece[], at: number): boolean => {
  const quality = pieces[at + 1]?.lower ?? '';
  const isQuality = isAdjective(quality) || /.{3}(?:ed|en|y)$/.test(quality);
  return (
    isAdverb(pieces[at]?.lower ?? '') &&
    isQuality &&
    !isAdverb(quality) &&
    isWordLike(pieces[at + 2]) &&
    !startsNoun(pieces[at + 2]?.lower ?? '')
  );
};

/** `the watering can`, `opens a can`: no verb follows. */
const isCanNoun = (pieces: readonly Piece[], at: number, state: TaggerState): boolean => {
  if (['DET', 'POSS', 'ADJ', 'NUM', 'OWN'].includes(state.prev)) return true;
  const next = pieces[at + 1]?.lower ?? '';
  const verbal =
    verbReadings(next).some((r) => r.form === 'base') ||
    F.NEGATIONS.has(next) ||
    F.BE.has(next) ||
    F.HAVE.has(next) ||
    isAdverb(next) ||
    F.SUBJECT_PRONOUNS.has(next);
  return state.prev === 'NOUN' && !verbal;
};

/** Function words, found without looking at verbs. */
export const tagClosed = (
  pieces: readonly Piece[],
  { at, state }: { readonly at: number; readonly state: TaggerState },
): WordTag | undefined => {
  const piece = pieces[at];
  if (piece === undefined) return 'STOP';
  if (piece.kind !== 'word')
    return piece.lower === "'" ? 'OWN' : piece.text === '&' ? 'CONJ' : tagPunctuation(piece);
  const word = piece.lower;
  if (word === "'s") return tagClitic(pieces, at);
  if (word === 'to') return tagTo(pieces, at);
  if (word === 'her' || word === 'his') {
    // `against his back`, not `pulls her back`.
    const isBack = pieces[at + 1]?.lower === 'back' && (word === 'his' || state.prev === 'PREP');
    return isBack ? 'POSS' : tagHer(pieces, at);
  }
  if (word === 'that' || word === 'which' || word === 'what')
    return tagDeterminer(pieces, at, state);
  if (word === 'can' && isCanNoun(pieces, at, state)) return 'NOUN';
  const closed = CLOSED.find(([words]) => words.has(word));
  if (closed) return closed[1];
  if (/^\d/.test(word)) return 'NUM';
  if (F.CONJUNCTIONS.has(word)) return 'CONJ';
  if (word === 'so' && state.prev === 'COMMA') return 'CONJ';
  if (word === 'once') return startsNoun(pieces[at + 1]?.lower ?? '') ? 'SUB' : undefined;
  // The old till: of these words it alone may be a thing.
  const named = word === 'till' && /^(?:DET|POSS|ADJ)$/.test(state.prev);
  if (F.UNREAL_SUBORDINATORS.has(word)) return named ? undefined : 'SUB';
  if (F.REAL_SUBORDINATORS.has(word)) return tagSubordinator(pieces, at);
  if (F.POSSESSIVES.has(word)) return 'POSS';
  if (F.DETERMINERS.has(word)) return tagDeterminer(pieces, at, state);
  if (F.RELATIVES.has(word)) return 'REL';
  if (
    F.SUBJECT_PRONOUNS.has(word) ||
    F.PERSON_PRONOUNS.has(word) ||
    F.INDEFINITE_PRONOUNS.has(word) ||
    F.VAGUE_PERSONS.has(word) ||
    word === 'everything' ||
    word === 'nothing'
  )
    return 'PRON';
  return undefined;
};

/** `as`, `while`, `after`, `before` open a clause when a subject and verb follow, else they are prepositions. */
const tagSubordinator = (pieces: readonly Piece[], at: number): WordTag => {
  const word = pieces[at]?.lower;
  const next = pieces[at + 1]?.lower ?? '';
  if (word === 'as' && (next === 'if' || next === 'though')) return 'SUB';
  return 'PREP';
};
