// What English knows about nouns that stand for places, parts, measures and furniture.
import type { NounLore } from '../lore.ts';
import { BOUND_PARTS } from './data/abstract-words.ts';
import { FARE_NOUNS, FOOD_NOUNS } from './data/light-verbs.ts';
import {
  BACKGROUND_NOUNS,
  CONTAINER_NOUNS,
  GENERIC_NOUNS,
  PART_NOUNS,
  PASSAGE_NOUNS,
  REGION_NOUNS,
  VESSEL_NOUNS,
  WEARABLE_NOUNS,
} from './data/nouns.ts';
import { AREAS, FIXTURES, SPELLING_GROUPS, SURFACES } from './data/rooms.ts';
import { ATTIRE, CLEAR_VERBS, NATURAL, THINGS } from './data/things.ts';
import { OWN_THINGS, WHOLES } from './data/wholes.ts';
import { lastWord } from './last-word.ts';

const has = (set: ReadonlySet<string>, word: string): boolean => {
  const folded = word.toLowerCase();
  return set.has(folded) || set.has(last(folded));
};

export const englishLore: NounLore = {
  isBackground: (word) =>
    has(BACKGROUND_NOUNS, word) || has(AREAS, word) || REGION_NOUNS.has(word.toLowerCase()),
  isArea: (word) => has(AREAS, word),
  outside: 'outside',
  isPassage: (word) => has(PASSAGE_NOUNS, word),
  isSurface: (word) => hasOf(SURFACES, word),
  // A rolling pin is no pin of something.
  isPart: (word) => has(PART_NOUNS, word) && !isNamedThing(word.toLowerCase()),
  wholesOf: (word) => WHOLES.get(word.toLowerCase()) ?? [],
  isOwnThing: (word) => OWN_THINGS.has(word.toLowerCase()),
  isLoosePart: (word) => LOOSE_PARTS.has(word.toLowerCase()),
  isBoundPart: (word) => BOUND_PARTS.has(word.toLowerCase()),
  // A glow stick is no stick of the woods.
  isThing: (word) =>
    !hasOf(NATURAL, word) &&
    (has(THINGS, word) || has(CONTAINER_NOUNS, word) || has(FIXTURES, word)),
  isControl: (word) => CONTROLS.has(last(word.toLowerCase())),
  isAttire: (word) => hasOf(ATTIRE, word),
  isWorn: (word) => has(ATTIRE, word) || has(WEARABLE_NOUNS, word),
  isClearVerb: (word) => CLEAR_VERBS.has(word),
  isMeasure: (word) => VESSEL_NOUNS.has(word.toLowerCase()),
  isFixture: (word) => has(FIXTURES, word) && !PORTABLE.test(word),
  isContainer: (word) => has(CONTAINER_NOUNS, word) || VESSEL_NOUNS.has(last(word.toLowerCase())),
  isGeneric: (word) =>
    GENERIC_NOUNS.has(word.toLowerCase()) && !BACKGROUND_NOUNS.has(word.toLowerCase()),
  isOtherVessel: (words, head, name) => STORES.has(head) && isFilledOtherwise(words, name),
  spellings: (word) => BY_WORD.get(word.toLowerCase()) ?? [],
};

/** What is there to be pressed, pulled and turned. */
const CONTROLS: ReadonlySet<string> = new Set(
  'switch button lever knob dial toggle breaker pedal trigger crank'.split(' '),
);

/** Vessels that things are kept in and that are called after them. */
const STORES: ReadonlySet<string> = new Set(
  'jar tin can canister bottle box sack bag packet carton barrel keg cask crate'.split(' '),
);
const KEPT: ReadonlySet<string> = new Set(
  'tip money coin donation tool mail music lunch pill medicine match cereal spice jam flour sugar salt'.split(
    ' ',
  ),
);

const isKept = (word: string): boolean =>
  KEPT.has(word) || ((FOOD_NOUNS.has(word) || FARE_NOUNS.has(word)) && !VESSEL_NOUNS.has(word));

/** Whether both say what they hold, and not the same. */
const isFilledOtherwise = (words: readonly string[], name: string): boolean => {
  const held = words.filter(isKept);
  if (held.length === 0) return false;
  const others = name
    .toLowerCase()
    .split(/[\s_-]+/)
    .slice(0, -1)
    .filter(isKept);
  return others.length > 0 && !others.some((one) => held.includes(one));
};

/** Parts that are also things of their own: taken or put down, they must be there. */
const LOOSE_PARTS: ReadonlySet<string> = new Set(['needle', 'lens', 'ribbon', 'fuse', 'cable']);

/** A hand mirror, a camp stove, a toy train: made to be carried. */
const PORTABLE =
  /^(?:hand|handheld|pocket|portable|toy|mini|miniature|travel|camp|camping|model|folding|compact|plush|paper|wind-up|tabletop|battery|alarm)[\s_-]/i;

/** Whether a word is listed, or ends in a listed one without being a thing by all its words. */
const hasOf = (set: ReadonlySet<string>, word: string): boolean => {
  const folded = word.toLowerCase();
  return set.has(folded) || (set.has(last(folded)) && !isNamedThing(folded));
};

/** A thing by all its words, so that its last word alone says nothing of it. */
const isNamedThing = (word: string): boolean =>
  !PART_NOUNS.has(word) && word.includes(' ') && THINGS.has(word);

/** The last word of a name as texts and worlds write it: `coffee maker`, `coffee_maker`. */
function last(text: string): string {
  return lastWord(text.includes('_') ? text.replaceAll('_', ' ') : text);
}

const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(SPELLING_GROUPS.flat())].map((word) => [
    word,
    [...new Set(SPELLING_GROUPS.filter((group) => group.includes(word)).flat())],
  ]),
);
