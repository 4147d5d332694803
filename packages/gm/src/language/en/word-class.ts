// What a word can be by itself: adverb, adjective, opener of a noun phrase; and compound prepositions.
import { ADJECTIVES, ADVERBS, NOT_ADVERBS } from './data/adverbs.ts';
import * as F from './data/function-words.ts';
import { NOUN_FIRST } from './data/noun-first.ts';
import { verbReadings } from './lemma.ts';
import type { Piece } from './token.ts';

/** Adverbs by list and by -ly. */
export const isAdverb = (word: string): boolean =>
  ADVERBS.has(word) || (word.length > 4 && word.endsWith('ly') && !NOT_ADVERBS.has(word));

/** Adjectives by list and by ending. */
export const isAdjective = (word: string): boolean =>
  ADJECTIVES.has(word) ||
  (word.includes('-') &&
    HYPHENATED.test(word) &&
    !/^(?:x-ray|passer-by|stand-by|fly-by)$/.test(word)) ||
  (word.length > 5 &&
    /(?:ful|ous|less|ish|able|ible|ical)$/.test(word) &&
    !NOT_ADJECTIVES.test(word));

/** `off-key`, `half-open`, `ink-stained`: qualities written with a hyphen. */
const HYPHENATED =
  /^(?:half|well|off|ill|over|under|semi|non|long|short|high|low|wide|deep|old|new|two|three|four|five|six|ten|many|ever|all|full|first|second|third|last|late|once|much|far|hand|home|self|brand|extra|super|ultra)-[a-z]{3}|-(?:[a-z]*(?:ed|en|ing|y|ful|less|like|free|proof|shaped|sized)|key|old|long|new|thin|deep|high|wide|soft|hot|cold|warm|tight|sharp|dark|bright|white|black|red|blue|green|gray|grey|brown|gold|worn|made|cut|bound|lit|heavy|light|smooth|quiet|still|faint)$/;

/** Nouns that end like adjectives. */
const NOT_ADJECTIVES =
  /(?:^(?:varnish|rubbish|radish|horseradish|relish|polish|finish|garnish|parish|starfish|jellyfish|goldfish|catfish|swordfish|crayfish|flourish|vegetable|constable|crucible|syllable|chemical|musical|cubical|periodical|octopus|wireless|business|princess|valuable|collectible|edible|consumable)|(?:hand|mouth|spoon|arm|cup|fist|fork|bowl|plate|glass|pocket|bucket|bag|basket|lap|shovel|teaspoon|tablespoon|pinch|pail|tank)ful|(?:turn|time|work|tray|roll|round)table)$/;

/** Words that open a noun phrase: after them comes no verb. */
export const startsNoun = (word: string): boolean =>
  F.DETERMINERS.has(word) ||
  F.POSSESSIVES.has(word) ||
  F.THING_PRONOUNS.has(word) ||
  F.PERSON_PRONOUNS.has(word) ||
  F.REFLEXIVES.has(word) ||
  F.INDEFINITE_PRONOUNS.has(word) ||
  /^\d/.test(word);

/** A word that is neither preposition, conjunction, adverb nor auxiliary. */
export const isWordLike = (piece: Piece | undefined): boolean =>
  piece?.kind === 'word' &&
  !F.PREPOSITIONS.has(piece.lower) &&
  !F.CONJUNCTIONS.has(piece.lower) &&
  !isAdverb(piece.lower) &&
  !F.MODALS.has(piece.lower) &&
  !F.BE.has(piece.lower);

/** After `to`, a word that could be noun or verb is a verb when an object or particle follows it. */
export const isVerbal = (pieces: readonly Piece[], at: number): boolean => {
  const word = pieces[at]?.lower ?? '';
  const next = pieces[at + 1];
  if (!NOUN_FIRST.has(word)) return true;
  return next !== undefined && (startsNoun(next.lower) || F.PARTICLES.has(next.lower));
};

type Compound = (typeof F.COMPOUND_PREPOSITIONS)[number];

const BY_FIRST = F.COMPOUND_PREPOSITIONS.reduce<Map<string, Compound[]>>((map, compound) => {
  const first = compound[0][0] ?? '';
  return map.set(first, [...(map.get(first) ?? []), compound]);
}, new Map());

/** Joins `out of`, `next to` and the like into one preposition. */
export const merge = (pieces: readonly Piece[]): readonly Piece[] => {
  const merged: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const hit = BY_FIRST.get(pieces[at]?.lower ?? '')?.find(([words]) =>
      words.every((word, k) => pieces[at + k]?.lower === word),
    );
    const first = pieces[at];
    if (first === undefined) continue;
    // `up to open`, `over to get`: the second word belongs to a verb, not to a preposition.
    const next = hit && pieces[at + hit[0].length];
    const beforeVerb =
      hit?.[0].at(-1) === 'to' &&
      next !== undefined &&
      verbReadings(next.lower).some((r) => r.form === 'base') &&
      !startsNoun(next.lower) &&
      isVerbal(pieces, at + hit[0].length);
    const last = hit && pieces[at + hit[0].length - 1];
    if (hit === undefined || last === undefined || beforeVerb) merged.push(first);
    else {
      merged.push({ ...first, text: `${first.text} ${last.text}`, lower: hit[1], end: last.end });
      at += hit[0].length - 1;
    }
  }
  return merged;
};
