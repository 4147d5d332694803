// A player's spelling made plain: words without their marks, and slips of the pen where a verb must stand.
import { type Edit, type EditedText, edited } from '../../edited.ts';
import * as F from '../data/function-words.ts';
import { SLANG } from '../data/openers.ts';
import { PLAIN_NOUNS } from '../data/plain-nouns.ts';
import { SAYING_VERBS } from '../data/saying-verbs.ts';
import { singular, verbReadings } from '../lemma.ts';
import { isPhrasal, LEXICON_LEMMAS } from '../lexicon.ts';
import { type Piece, tokenize } from '../token.ts';
import { isAdjective, isAdverb, startsNoun } from '../word-class.ts';

/** Words that are looked up by their likeness in one text. */
const MOST_SLIPS = 8;
const SHORTEST = 4;
const SHORTEST_SLIP = 3;

/** The words of all names of a scene. */
export interface NameWords {
  readonly has: (word: string) => boolean;
  /** Those that a slip of the pen may have been meant for. */
  readonly like: (word: string) => readonly string[];
}

/** The text as it was meant to be spelt; names of the scene are left alone. */
export function wellSpelt(text: string, names: NameWords): EditedText {
  const pieces = tokenize(text);
  let slips = 0;
  const edits = pieces.flatMap((piece, at): Edit[] => {
    const { lower, start, end, kind } = piece;
    if (kind === 'quote' || names.has(lower)) return [];
    const plain = Object.hasOwn(SLANG, lower) ? SLANG[lower] : undefined;
    // A letter or mark alone joins words; before anything else it is what it is.
    const isJoint = plain !== 'and' || (at > 0 && at < pieces.length - 1);
    if (plain !== undefined && isJoint) return [{ start, end, by: plain }];
    if (kind !== 'word' || slips >= MOST_SLIPS || isKnown(lower)) return [];
    slips += 1;
    const meant = isVerbPlace(pieces, at)
      ? verbLike(lower, pieces[at + 1]?.lower ?? '')
      : onlyOne(names.like(lower), lower);
    return meant === undefined ? [] : [{ start, end, by: meant }];
  });
  return edited(
    text,
    [...edits, ...sharesIn(text, edits), ...goingsIn(text)].sort((a, b) => a.start - b.start),
  );
}

/** `half of my bread`: how much of it does not matter. */
const SHARE =
  /\b(?:half|some|all|most|part|both|(?:a|one) (?:bit|piece|slice|part|little|share|half|few|couple)) of (?=(?:the|my|his|her|their|our|its|your|this|that)\b)/giu;

function sharesIn(text: string, taken: readonly Edit[]): Edit[] {
  return [...text.matchAll(SHARE)]
    .map(({ 0: all, index }) => ({ start: index, end: index + all.length, by: '' }))
    .filter(({ start, end }) => !taken.some((one) => one.start < end && one.end > start));
}

/** `up to the loft, fetch the key, back down`: a way by itself is gone. */
const WAY_ALONE =
  /(?<=^|[,;.]\s|\bthen\s|\band\s)(?=(?:(?:back )?(?:up|down|over|out|off|across|through|along|round|inside)(?: (?:to|into|onto))? (?:the|my)\b|(?:back )?(?:to|into) (?:the|my)\b|back (?:up|down|in|out|again|inside|outside)\b(?=\s*(?:[,;.!]|$|and\b|then\b))))/giu;

function goingsIn(text: string): Edit[] {
  return [...text.matchAll(WAY_ALONE)].map(({ index }) => ({
    start: index,
    end: index,
    by: 'go ',
  }));
}

/** Where a clause begins: behind a mark, a joint, or whoever plays. */
function isVerbPlace(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  if (pieces[at]?.kind !== 'word') return false;
  if (!before || before.kind === 'punct') return true;
  return F.CONJUNCTIONS.has(before.lower) || /^(?:i|n|to|please|we)$/u.test(before.lower);
}

function isKnown(word: string): boolean {
  return (
    word.length < SHORTEST_SLIP ||
    verbReadings(word).length > 0 ||
    SAYING_VERBS.has(word) ||
    isAdverb(word) ||
    isAdjective(word) ||
    startsNoun(word) ||
    CLOSED.some((words) => words.has(word)) ||
    PLAIN_NOUNS.has(word) ||
    PLAIN_NOUNS.has(singular(word))
  );
}

const CLOSED: readonly ReadonlySet<string>[] = [
  F.PREPOSITIONS,
  F.CONJUNCTIONS,
  F.INTERJECTIONS,
  F.MODALS,
  F.RELATIVES,
  F.BE,
  F.HAVE,
  F.DO,
  F.NUMBERS,
  F.UNREAL_SUBORDINATORS,
  F.REAL_SUBORDINATORS,
  F.NEGATIONS,
];

const VERBS: readonly string[] = [
  ...new Set([...LEXICON_LEMMAS, ...[...SAYING_VERBS.keys()].filter((one) => !one.includes(' '))]),
];

/** The only verb that is one slip away, or the only one that goes with the next word. */
function verbLike(word: string, next: string): string | undefined {
  const near = VERBS.filter((verb) => verb.length >= SHORTEST && isSlip(word, { meant: verb }));
  const joined = near.filter(
    (verb) => SAYING_VERBS.has(`${verb} ${next}`) || isPhrasal(verb, next),
  );
  return onlyOne(joined.length > 0 ? joined : near, word);
}

/** The only one; of several, the only one of the same letters. */
function onlyOne(near: readonly string[], word: string): string | undefined {
  const sameLetters = near.filter((one) => sorted(one) === sorted(word));
  const [only, other] = sameLetters.length > 0 ? sameLetters : near;
  return other === undefined ? only : undefined;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** A letter too many, too few, another one, or two that changed places; the first one is never missed. */
export function isSlip(word: string, { meant }: { readonly meant: string }): boolean {
  if (word.charAt(0) !== meant.charAt(0) || Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, wanted] = [word.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
