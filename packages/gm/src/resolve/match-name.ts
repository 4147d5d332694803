// Finds the entity a name stands for: exact, alias, spelling, head noun, then a near miss.
import type { NounLore } from '../language/lore.ts';
import { NAME_FORMS, WORDS } from '../language/words.ts';
import type { Called, Entity } from './called.ts';
import { foldName, foldWords } from './fold.ts';
import type { Among, Names } from './names.ts';
import { allOf, type PartNames } from './part-names.ts';
import { similarity } from './similarity.ts';

export type HowFound = 'exact' | 'alias' | 'spelling' | 'head' | 'fuzzy';

export interface NameMatch {
  readonly entity: Entity;
  readonly how: HowFound;
}

/** Where a name is looked up, and by whose lore. */
export interface NamesAsked extends Among {
  readonly names: Names;
  readonly lore: NounLore;
}

/** The first of the ways that finds something; of those it finds the nearest. */
export function matchName(word: string, asked: NamesAsked): NameMatch | undefined {
  const { names, lore, ...among } = asked;
  const wanted = wantedOf(word, lore);
  for (const { how, look, fits } of WAYS) {
    const entity = names.first(
      (part) => look(wanted, part),
      (one) => fits(wanted, one),
      among,
    );
    if (entity) return { entity, how };
  }
  return fuzzy(wanted, names, among);
}

/** A name in all the forms it is compared in. */
export interface WantedName {
  readonly word: string;
  readonly folded: readonly string[];
  readonly spaced: readonly string[];
  readonly isLatin: boolean;
  readonly lore: NounLore;
}

function wantedOf(word: string, lore: NounLore): WantedName {
  const others = lore.spellings(word);
  const folded = [...new Set([word, ...others].map(foldName))].filter((one) => one !== '');
  const spaced = [word, ...others].map(foldWords);
  return { word, folded, spaced, isLatin: isLatin(folded[0] ?? ''), lore };
}

interface Way {
  readonly how: HowFound;
  /** At least all those that could fit. */
  readonly look: (wanted: WantedName, part: PartNames) => readonly Called[];
  readonly fits: (wanted: WantedName, one: Called) => boolean;
}

const WAYS: readonly Way[] = [
  {
    how: 'exact',
    look: ({ word }, part) => [...part.named(foldName(word)), ...part.withId(word)],
    fits: ({ word }, { name, id }) => name === word || id === word,
  },
  { how: 'spelling', look: lookNamed, fits: ({ folded }, one) => folded.includes(one.folded) },
  { how: 'alias', look: lookNamed, fits: isAlias },
  { how: 'head', look: lookHead, fits: isHead },
];

function lookNamed({ folded }: WantedName, part: PartNames): readonly Called[] {
  return allOf(folded, (one) => part.named(one));
}

function lookHead(
  { word, folded, spaced, isLatin }: WantedName,
  part: PartNames,
): readonly Called[] {
  if (isLatin) return allOf([...new Set(spaced)], (one) => part.lastWord(one));
  const ends = new Set([...folded, word].filter((one) => one !== ''));
  return allOf([...ends], (one) => part.tailed(one));
}

function isAlias({ word, folded }: WantedName, { aliases, proper }: Called): boolean {
  if (aliases.length === 0) return false;
  return aliases.some((one) => folded.includes(one) && !isCommon(word, { alias: one, proper }));
}

/** A biscuit is not Biscuit: a name of its own is written with a capital. */
export function isCommon(
  word: string,
  { alias, proper }: { readonly alias: string; readonly proper: readonly string[] },
): boolean {
  return proper.length > 0 && proper.includes(alias) && /^\p{Ll}/u.test(word);
}

function isHead(wanted: WantedName, entity: Called): boolean {
  const { word: written, folded, spaced, isLatin } = wanted;
  if (isLatin) {
    for (const word of spaced)
      for (const name of entity.spaced) if (isLastWord(word, name)) return true;
    return false;
  }
  for (const word of folded) {
    if (isEnd(word, entity.folded, wanted)) return true;
    for (const alias of entity.aliases) if (isEnd(word, alias, wanted)) return true;
  }
  return isSetOff(written, entity.name);
}

function isEnd(word: string, name: string, { folded, lore }: WantedName): boolean {
  // スマホ is spelled 携帯電話 too, but is no 電話 for that: only the word as written narrows.
  const narrows = word.length < name.length || word === folded[0];
  return (narrows && isHeadOf(word, name, lore)) || isChangedHead(word, name);
}

/** Mug for blue mug, and never phone for headphone. */
function isLastWord(word: string, name: string): boolean {
  const isShorter = word.length <= name.length;
  const short = isShorter ? word : name;
  const long = isShorter ? name : word;
  if (short === '' || !long.endsWith(short)) return false;
  return long.at(-short.length - 1) === ' ' || isClosedCompound(short, long);
}

/** Brush for paintbrush, book for sketchbook: heads that are written in one with what narrows them. */
function isClosedCompound(short: string, long: string): boolean {
  return WORDS.closedHeads.has(short) && !long.includes(' ');
}

function isLatin(folded: string): boolean {
  return /^[\p{Script=Latin}\d]+$/u.test(folded);
}

/**
 * カップ for マグカップ, mug for blue mug, ノートパソコン for パソコン: one name ends in the other.
 * A single kana or letter names nothing.
 */
function isHeadOf(word: string, name: string, lore: NounLore): boolean {
  if (word.length === name.length) return false;
  const isShorter = word.length < name.length;
  const short = isShorter ? word : name;
  const long = isShorter ? name : word;
  if (!long.endsWith(short)) return false;
  if (lore.isOneWord?.(long, short)) return false;
  for (const { isWordAtEnd } of UNSPACED) if (isWordAtEnd(short, long)) return true;
  return false;
}

/** 花切りばさみ is a はさみ. */
function isChangedHead(word: string, name: string): boolean {
  for (const { isChangedAtEnd } of UNSPACED) if (isChangedAtEnd(word, name)) return true;
  return false;
}

/** 古いメモ is a メモ. */
function isSetOff(word: string, name: string): boolean {
  for (const { isSetOffAtEnd } of UNSPACED) if (isSetOffAtEnd(word, name)) return true;
  return false;
}

const UNSPACED = NAME_FORMS.flatMap(({ unspaced }) => unspaced ?? []);

/** A slip of the pen: clearly nearest to one name, and clearly farther from every other. */
function fuzzy(wanted: WantedName, names: Names, among: Among): NameMatch | undefined {
  if (!wanted.folded.some((word) => word.length >= FUZZY_LENGTH)) return undefined;
  const alike = names
    .all((part) => lookAlike(wanted, part), among)
    .map((one) => ({ one, score: likenessOf(wanted, one) }));
  const best = alike.reduce((most, { score }) => Math.max(most, score), 0);
  if (best < FUZZY_LEAST) return undefined;
  const likest = alike.flatMap(({ one, score }) => (score === best ? one : []));
  const entity = names.nearest(likest, among);
  const isClear = alike.every(
    ({ one, score }) => one.folded === entity?.folded || best - score >= FUZZY_MARGIN,
  );
  return entity && isClear ? { entity, how: 'fuzzy' } : undefined;
}

function lookAlike({ folded }: WantedName, part: PartNames): readonly Called[] {
  const least = FUZZY_LEAST - FUZZY_MARGIN;
  return folded.flatMap((word) => (word.length < FUZZY_LENGTH ? [] : part.alike(word, least)));
}

function likenessOf({ word: written, folded }: WantedName, one: Called): number {
  let score = 0;
  for (const word of folded) score = Math.max(score, closeness(word, one, written));
  return score;
}

function closeness(word: string, { folded, aliases, proper }: Called, written: string): number {
  if (word.length < FUZZY_LENGTH) return 0;
  let best = likeness(word, folded);
  for (const alias of aliases)
    if (!isCommon(written, { alias, proper })) best = Math.max(best, likeness(word, alias));
  return best;
}

/** Names too short, or of another length than any slip could make, are not compared. */
function likeness(word: string, name: string): number {
  if (name.length < FUZZY_LENGTH || isAnotherWord(word, name)) return 0;
  const shorter = Math.min(word.length, name.length);
  const most = (2 * (shorter - 1)) / (word.length + name.length - 2);
  return most < FUZZY_LEAST - FUZZY_MARGIN ? 0 : similarity(word, name);
}

/** A nettle is no kettle: nobody slips on the first letter of a short word. */
function isAnotherWord(word: string, name: string): boolean {
  const first = word.charCodeAt(0);
  return first < 128 && word.length < SLIP_LENGTH && first !== name.charCodeAt(0);
}

const SLIP_LENGTH = 8;

/** Below this length a slip makes another word. */
const FUZZY_LENGTH = 4;
const FUZZY_LEAST = 0.78;
const FUZZY_MARGIN = 0.1;
