// Tells what kind of noun a word is: body, person, no thing at all, or plain thing.
import { ABSTRACT_ENDINGS, ABSTRACT_NOUNS, CONCRETE_ACTION_NOUNS } from './data/abstracts.ts';
import { BODY_NOUNS, BODY_PREFIXES } from './data/bodies.ts';
import { FAMILIAR_WORDS, PERSON_ENDINGS, ROLE_NOUNS, SELF_WORDS } from './data/persons.ts';

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

/** A part of the body, with or without 右, 両, 片 before it. */
export function isBody(word: string): boolean {
  if (BODY_NOUNS.has(word)) return true;
  return BODY_PREFIXES.some(
    (prefix) => word.startsWith(prefix) && BODY_NOUNS.has(word.slice(prefix.length)),
  );
}

/** Someone, by the form of the word alone. */
export function isPersonWord(word: string): boolean {
  if (SELF_WORDS.has(word) || FAMILIAR_WORDS.has(word) || ROLE_NOUNS.has(word)) return true;
  return (
    isRole(word) ||
    PERSON_ENDINGS.some((ending) => word.length > ending.length && word.endsWith(ending))
  );
}

/** A role noun, politely or plainly put (店員, 店員さん, 兵士たち). */
export function isRole(word: string): boolean {
  if (ROLE_NOUNS.has(word)) return true;
  const bare = word
    .replace(/(?:さん|さま|様|たち|達|ども|ら|君|くん|ちゃん)+$/u, '')
    .replace(/^お/u, '');
  return ROLE_NOUNS.has(bare) && !FAMILIAR_WORDS.has(word);
}

/** The speaker in the speaker's own words. */
export function isSelf(word: string): boolean {
  return SELF_WORDS.has(word);
}

/** No thing: `action` says the dictionary takes it for a noun of action (準備, 説明). */
export function isAbstract(word: string, action: boolean): boolean {
  if (CONCRETE_ACTION_NOUNS.has(word)) return false;
  if (ABSTRACT_NOUNS.has(word) || action) return true;
  return ABSTRACT_ENDINGS.some((ending) => word.length > ending.length && word.endsWith(ending));
}
