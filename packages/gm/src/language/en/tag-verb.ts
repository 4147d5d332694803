// Whether a word that can be a verb is one here, by what stands before and after it.
import { LEADING, ONWARD } from './data/act-words.ts';
import * as F from './data/function-words.ts';
import { CATENATIVES, NOUN_FIRST, STATIVES, VERB_ALONE } from './data/noun-first.ts';
import { PLAIN_NOUNS } from './data/plain-nouns.ts';
import { type Form, guessVerb, singular, type VerbReading, verbReadings } from './lemma.ts';
import { entriesFor, isPhrasal, isTransitive } from './lexicon.ts';
import { isRole } from './subjects.ts';
import type { TaggerState } from './tag-types.ts';
import type { Piece } from './token.ts';
import { isAdjective, isAdverb, isWordLike, startsNoun } from './word-class.ts';

const pick = (
  readings: readonly VerbReading[],
  forms: readonly Form[],
): VerbReading | undefined => {
  for (const form of forms) {
    const found = readings.find((reading) => reading.form === form);
    if (found) return found;
  }
  return undefined;
};

const FINITE: readonly Form[] = ['s', 'past', 'base', 'ing', 'part'];

/** An open-class word that can be a verb: decides by what stands before and after. */
export const verbHere = (
  pieces: readonly Piece[],
  { at, state }: { readonly at: number; readonly state: TaggerState },
): VerbReading | undefined => {
  const word = pieces[at]?.lower ?? '';
  const readings = verbReadings(word);
  const next = pieces[at + 1];
  const nextWord = next?.lower ?? '';
  const objectNext = startsNoun(nextWord);
  switch (state.prev) {
    case 'DET':
    case 'POSS':
    case 'OWN':
    case 'NUM':
      return undefined;
    case 'ADJ':
      // `the old creaking door`, `a dented watering can`
      if (word.endsWith('ing') && (isNounLike(next) || nextWord === 'can')) return undefined;
      return pick(
        readings,
        state.hasVerb ? ['ing'] : objectNext || F.PREPOSITIONS.has(nextWord) ? ['s', 'past'] : [],
      );
    case 'TO':
    case 'MODAL':
      return pick(readings, ['base']) ?? pick(readings, ['past']);
    case 'AUX':
      return pick(readings, ['ing', 'part', 'base', 'past']);
    case 'NEG':
      return pick(readings, ['base', 'ing', 'part', 's']);
    case 'PREP':
      return gerund(readings, next);
    case 'PRON':
      return state.hasVerb ? pick(readings, ['ing']) : pick(readings, FINITE);
    case 'NOUN':
    case 'NAME':
      return afterNoun(readings, pieces, at, state);
    case 'VERB':
      if (describesObject(pieces, at)) return undefined;
      return (
        pick(readings, ['ing']) ??
        passive(readings, pieces[at - 1]) ??
        (state.lastForm === undefined ? undefined : helpedVerb(readings, pieces[at - 1]))
      );
    default:
      return clauseStart(readings, pieces, at, state);
  }
};

const isNounLike = (next: Piece | undefined): boolean =>
  isWordLike(next) && !startsNoun(next?.lower ?? '') && !isAdjective(next?.lower ?? '');

/** `pours boiling water`: after a verb that must have an object, the participle belongs to that object. */
const describesObject = (pieces: readonly Piece[], at: number): boolean => {
  const [before, word, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (before === undefined || !word?.lower.endsWith('ing') || !isWordLike(next)) return false;
  if (startsNoun(next?.lower ?? '')) return false;
  return verbReadings(before.lower).some(
    ({ lemma }) => isTransitive(lemma) && !CATENATIVES.has(lemma),
  );
};

/** `gets dressed`, `looks surprised`: a state, not a thing. */
const passive = (
  readings: readonly VerbReading[],
  before: Piece | undefined,
): VerbReading | undefined =>
  before !== undefined &&
  /^(?:get|gets|got|getting|look|looks|looked|seem|seems|feel|feels|felt|become|becomes|became)$/.test(
    before.lower,
  )
    ? pick(readings, ['part'])
    : undefined;

const helpedVerb = (
  readings: readonly VerbReading[],
  before: Piece | undefined,
): VerbReading | undefined =>
  before !== undefined && /^(?:help|let|make|dare|go|come)/.test(before.lower)
    ? pick(readings, ['base'])
    : undefined;

const gerund = (
  readings: readonly VerbReading[],
  next: Piece | undefined,
): VerbReading | undefined => {
  const found = pick(readings, ['ing']);
  if (found === undefined) return undefined;
  const word = next?.lower ?? '';
  const adjectival =
    next?.kind === 'word' &&
    !startsNoun(word) &&
    !F.PREPOSITIONS.has(word) &&
    !isAdverb(word) &&
    !F.CONJUNCTIONS.has(word);
  const capital = next !== undefined && /^\p{Lu}/u.test(next.text);
  return adjectival && !capital ? undefined : found;
};

const LAID: ReadonlySet<string> = new Set(['spread', 'set', 'cut', 'put', 'shut', 'split']);

/** `watches the servant bring in the wine`: what is seen of someone is done. */
const seenDoing = (
  readings: readonly VerbReading[],
  pieces: readonly Piece[],
  at: number,
  state: TaggerState,
): VerbReading | undefined => {
  if (!state.perceives || !readings.every(({ form }) => form === 'base')) return undefined;
  const [base] = readings;
  const isNoun = NOUN_FIRST.has(base?.lemma ?? '');
  const takes = startsNoun(pieces[at + 1]?.lower ?? '') && isRole(pieces[at - 1]?.lower ?? '');
  return !isNoun || takes ? base : undefined;
};

/** `Robin drinks water`, `the wizard drinks water`: people do, and have no plural before a plain noun. */
const isDoer = (pieces: readonly Piece[], at: number, state: TaggerState): boolean => {
  const someone = state.prev === 'NAME' || isRole(pieces[at - 1]?.lower ?? '');
  return (
    someone &&
    !state.plural &&
    verbReadings(pieces[at + 1]?.lower ?? '').every(({ form }) => form === 'base')
  );
};

const afterNoun = (
  readings: readonly VerbReading[],
  pieces: readonly Piece[],
  at: number,
  state: TaggerState,
): VerbReading | undefined => {
  const next = pieces[at + 1];
  if (readings.length === 0) return undefined;
  const ing = pick(readings, ['ing']);
  if (ing) return ing;
  if (state.hasVerb) {
    // `the cards spread out before her`: a form that never changes is a participle here.
    const same = readings.find(({ form, lemma }) => form === 'part' && LAID.has(lemma));
    if (same && F.PREPOSITIONS.has(next?.lower ?? '')) return same;
    const seen = seenDoing(readings, pieces, at, state);
    if (seen) return seen;
    const plain = pick(readings, ['part', 'past', 's']);
    const noun = plain !== undefined && NOUN_FIRST.has(plain.lemma) && plain.form === 's';
    return noun || plain?.form === undefined
      ? undefined
      : readings.some((r) => r.form === 'base')
        ? undefined
        : plain;
  }
  const finite = pick(readings, ['s', 'past', 'part']);
  if (
    finite &&
    !(
      finite.form === 's' &&
      NOUN_FIRST.has(finite.lemma) &&
      isWordLike(next) &&
      !startsNoun(next?.lower ?? '') &&
      verbReadings(next?.lower ?? '').length > 0 &&
      !isDoer(pieces, at, state)
    )
  )
    return finite;
  return state.plural || (state.prev === 'NAME' && startsNoun(next?.lower ?? ''))
    ? pick(readings, ['base'])
    : undefined;
};

/** `pads into`, `crosses from`: a way of going that leads somewhere is no plural. */
const isGoing = (found: VerbReading, next: string, state: TaggerState): boolean => {
  const leads = ONWARD.has(next) || next === 'towards' || next === 'over';
  const from = next === 'from' && state.prev !== 'COMMA';
  return (
    found.form === 's' &&
    (leads || from) &&
    entriesFor(found.lemma).some((entry) => entry.intent === 'MOVE')
  );
};

/** `radios for backup`: the opening word is the verb when no other word of the clause can be. */
const isOnlyVerb = (
  found: VerbReading,
  pieces: readonly Piece[],
  at: number,
  state: TaggerState,
): boolean => {
  if (found.form !== 's' || state.prev !== 'STOP') return false;
  for (let next = at + 1; next < pieces.length; next += 1) {
    const piece = pieces[next];
    const before = pieces[next - 1]?.lower ?? '';
    if (piece === undefined || piece.kind !== 'word' || F.CONJUNCTIONS.has(piece.lower)) break;
    if (F.BE.has(piece.lower) || F.MODALS.has(piece.lower) || F.HAVE.has(piece.lower)) return false;
    const named = startsNoun(before) || F.PREPOSITIONS.has(before) || isAdjective(before);
    if (!named && verbReadings(piece.lower).some((r) => r.form !== 'ing')) return false;
  }
  return true;
};

/** `paces, hands clasped behind her back`: how the hands are held. */
const isHeldSo = (pieces: readonly Piece[], at: number, state: TaggerState): boolean => {
  if (state.prev !== 'COMMA') return false;
  const limb = pieces[at]?.lower ?? '';
  const next = pieces[at + 1]?.lower ?? '';
  const isSo =
    verbReadings(next).some((r) => r.form === 'part' || r.form === 'ing') ||
    /.{3}ed$/.test(next) ||
    isAdjective(next);
  return (
    isSo && /^(?:hands|eyes|heads|shoulders|backs|fingers|palms|elbows|arms|fists)$/.test(limb)
  );
};

/** `ladles steaming stew`: the participle belongs to what is ladled. */
const takesDescribed = (found: VerbReading, pieces: readonly Piece[], at: number): boolean =>
  found.form === 's' && isTransitive(found.lemma) && describesObject(pieces, at + 1);

const clauseStart = (
  readings: readonly VerbReading[],
  pieces: readonly Piece[],
  at: number,
  state: TaggerState,
): VerbReading | undefined => {
  if (readings.length === 0) return undefined;
  const next = pieces[at + 1];
  const word = next?.lower ?? '';
  const ing = pick(readings, ['ing']);
  if (ing) return ing;
  const found = pick(readings, state.lastForm === undefined ? FINITE : [state.lastForm, ...FINITE]);
  if (found === undefined || isHeldSo(pieces, at, state)) return undefined;
  // `lay the knife down`: who lies lays nothing.
  const base = found.form === 'past' && startsNoun(word) ? pick(readings, ['base']) : undefined;
  if (base && !entriesFor(found.lemma).some(({ object }) => object === 'needs' || object === 'may'))
    return base;
  const nounFirst = NOUN_FIRST.has(found.lemma);
  const ended = next === undefined || next.kind !== 'word';
  const named = /^\p{Lu}/u.test(next?.text ?? '') && !/^\p{Lu}/u.test(pieces[at]?.text ?? '');
  if (startsNoun(word) || named) return found;
  if (found.form === 'past' || found.form === 'part') return found;
  // `Light floods the room`, `Lights flicker`: the next word is the verb.
  const nextVerbs = next?.kind === 'word' ? verbReadings(word) : [];
  const nextFinite =
    nextVerbs.some(
      (r) =>
        (found.form === 'base' ? r.form === 's' || r.form === 'past' : r.form === 'base') &&
        !NOUN_FIRST.has(r.lemma),
    ) && !F.PARTICLES.has(word);
  const nextS = found.form === 'base' && nextVerbs.some((r) => r.form === 's');
  if ((nextFinite || nextS) && nounFirst) return undefined;
  if (!nounFirst) return found;
  if (isPhrasal(found.lemma, word)) return found;
  if (isGoing(found, word, state) || isOnlyVerb(found, pieces, at, state)) return found;
  if (F.PREPOSITIONS.has(word) || word === 'out-of' || word === 'near')
    return VERB_ALONE.has(found.lemma) ||
      (F.PARTICLES.has(word) && !['on', 'in', 'by', 'about'].includes(word))
      ? found
      : undefined;
  if (ended)
    return VERB_ALONE.has(found.lemma) &&
      (found.form === state.lastForm || state.lastForm === undefined)
      ? found
      : undefined;
  if (F.CONJUNCTIONS.has(word))
    return VERB_ALONE.has(found.lemma) && (found.form === state.lastForm || state.prev === 'STOP')
      ? found
      : undefined;
  if (isAdverb(word)) return found;
  if (nextVerbs.some((r) => r.form === 'ing'))
    return CATENATIVES.has(found.lemma) || takesDescribed(found, pieces, at) ? found : undefined;
  if (isAdjective(word) && ended) return undefined;
  return state.lastForm === undefined || found.form === state.lastForm ? found : undefined;
};

/** A word unknown as a verb that stands where only a verb can: after a pronoun, a modal, `to`. */
export const unknownVerb = (
  pieces: readonly Piece[],
  { at, state }: { readonly at: number; readonly state: TaggerState },
): VerbReading | undefined => {
  const word = pieces[at]?.lower ?? '';
  const next = pieces[at + 1]?.lower ?? '';
  if (!/^\p{L}+$/u.test(word) || isAdjective(word)) return undefined;
  const guess = guessVerb(word);
  if (state.prev === 'MODAL' || state.prev === 'TO' || state.prev === 'NEG') return guess;
  if (state.prev === 'PRON' && !state.hasVerb) return guess;
  if (state.prev === 'AUX' && guess.form === 'ing') return guess;
  // `the cauldron bubbling in the corner`
  const plain = state.prev === 'NOUN' && guess.form === 'ing' ? guess.lemma : undefined;
  const described = plain && [plain, `${plain}e`].find((lemma) => STATIVES.has(lemma));
  if (described) return { lemma: described, form: 'ing' };
  if (
    (state.prev === 'NAME' || state.prev === 'NOUN') &&
    !state.hasVerb &&
    (guess.form === 's' || guess.form === 'past') &&
    (startsNoun(next) || F.PREPOSITIONS.has(next))
  )
    return guess;
  const opening = state.prev === 'STOP' || state.prev === 'CONJ' || state.prev === 'COMMA';
  if (opening && (guess.form === 's' || guess.form === 'ing') && startsNoun(next)) return guess;
  // `galumphs into the hall`
  const leads = LEADING.has(next) && startsNoun(pieces[at + 2]?.lower ?? '');
  const onGoes = state.prev === 'STOP' || (opening && state.lastForm === 's');
  if (onGoes && leads && guess.form === 's' && !PLAIN_NOUNS.has(singular(word))) return guess;
  return undefined;
};
