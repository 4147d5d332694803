// Tells what kind of noun a word is: body, person, no thing at all, or plain thing.
import { ABSTRACT_ENDINGS, ABSTRACT_NOUNS, CONCRETE_ACTION_NOUNS } from './data/abstracts.ts';
import { BODY_NOUNS, BODY_PREFIXES } from './data/bodies.ts';
import { ATTRIBUTE_NOUNS } from './data/nouns.ts';
import {
  DRIVEN,
  FAMILIAR_WORDS,
  KIN_STRANGERS,
  NO_ROLES,
  PERSON_ENDINGS,
  ROLE_ENDING,
  ROLE_NOUNS,
  SELF_WORDS,
  TRADES,
} from './data/persons.ts';
import { AREAS } from './data/rooms.ts';
import { isListedThing } from './data/things.ts';
import { japaneseWords } from './data/word-lists.ts';

const PRONOUNS = new Set([
  'それ',
  'これ',
  'あれ',
  'そいつ',
  'こいつ',
  'あいつ',
  'それら',
  'これら',
  'どれ',
  'そっち',
  'こっち',
]);
const INDEFINITES = new Set([
  '何か',
  'なにか',
  '何',
  'なに',
  'なんか',
  '何やら',
  '何かしら',
  '何でも',
  'もの',
  '物',
  'モノ',
  '何もの',
]);

/** それ, これ: stands for a thing named before. */
export function isPronoun(word: string): boolean {
  return PRONOUNS.has(word);
}

/** 何か: names nothing. */
export function isIndefinite(word: string): boolean {
  return INDEFINITES.has(word);
}

/** Nouns recur turn after turn, so what was found out about them is kept. */
function kept(find: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= KEPT_WORDS) known.clear();
    const found = find(word);
    known.set(word, found);
    return found;
  };
}

const KEPT_WORDS = 4_096;

/** A part of the body, with or without 右, 両, 片 before it. */
export const isBody = kept(
  (word) =>
    BODY_NOUNS.has(word) ||
    BODY_PREFIXES.some(
      (prefix) => word.startsWith(prefix) && BODY_NOUNS.has(word.slice(prefix.length)),
    ),
);

/** Someone, by the form of the word alone. */
export const isPersonWord = kept(hasFormOfPerson);

function hasFormOfPerson(word: string): boolean {
  if (SELF_WORDS.has(word) || FAMILIAR_WORDS.has(word) || ROLE_NOUNS.has(word)) return true;
  if (PALACES.test(word)) return false;
  return (
    isRole(word) ||
    PERSON_ENDINGS.some((ending) => word.length > ending.length && word.endsWith(ending))
  );
}

/** 湯殿, 神殿: a hall, and no 殿 of address. */
const PALACES = /[湯神宮御本拝社寝仏正]殿$/u;

/** A role noun, politely or plainly put (店員, 店員さん, 兵士たち). */
export function isRole(word: string): boolean {
  if (ROLE_NOUNS.has(word)) return true;
  const bare = word
    .replace(/(?:さん|さま|様|たち|達|ども|ら|君|くん|ちゃん){1,4}$/u, '')
    .replace(/^お/u, '');
  if (FAMILIAR_WORDS.has(word) || NO_ROLES.has(bare) || DRIVEN.test(bare)) return false;
  return ROLE_NOUNS.has(bare) || ROLE_ENDING.test(bare);
}

/** 宅配便のお兄さん: a kin term for someone of a trade is nobody's kin. */
export function isTradesman(head: string, modifiers: readonly string[]): boolean {
  const trade = modifiers.at(-1);
  return trade !== undefined && KIN_STRANGERS.test(head) && TRADES.test(trade);
}

/** The speaker in the speaker's own words. */
export function isSelf(word: string): boolean {
  return SELF_WORDS.has(word);
}

/** エアギター: played on nothing; an エアロック is there. */
const PRETENDED =
  /^エア(?:ギター|ドラム|ドラムス|ピアノ|ベース|バンド|バイオリン|ヴァイオリン|キーボード|マイク|ハグ|キス|キッス|ハイタッチ|タッチ|ノック|サイン|ボクシング|チェロ|サックス|トランペット|メガネ)$/u;

/** No thing: `action` says the dictionary takes it for a noun of action (準備, 説明). */
export function isAbstract(
  word: string,
  {
    isAction = false,
    last = word,
  }: { readonly isAction?: boolean; readonly last?: string | undefined } = {},
): boolean {
  if (/^[ーっッ〜～…]+$/u.test(word)) return true; // ごくごくーっ
  if (PRETENDED.test(word) || /[^一夕味親]方$/u.test(word)) return true; // エアギター, 使い方
  if (CONCRETE_ACTION_NOUNS.has(word) || AREAS.has(word) || isListedThing(word)) return false;
  if (isAction && CONCRETE_ACTION_NOUNS.has(last)) return false;
  if (ABSTRACT_NOUNS.has(word) || isAction) return true;
  if (ATTRIBUTE_NOUNS.has(word) && !isBody(word)) return true;
  return ABSTRACT_ENDINGS.some((ending) => word.length > ending.length && word.endsWith(ending));
}

/** 月, 散歩: no thing and nowhere in particular, and yet one can go away to it. */
export function isAway({ head }: { readonly head: string }): boolean {
  return AWAY.has(head);
}

const AWAY = new Set([...(japaneseWords.skies ?? []), ...(japaneseWords.outings ?? [])]);
