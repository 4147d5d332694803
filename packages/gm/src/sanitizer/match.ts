// Finds dictionary props in an action by longest match, so that 本 is not found in 本棚.

import { NOTHING_KNOWN } from '../language/en/known-words.ts';
import { singular } from '../language/en/lemma.ts';
import { tagText } from '../language/en/tag.ts';
import {
  COMPOUNDS,
  MORE_PROPS_EN,
  MORE_PROPS_JA,
  PROPS_EN,
  PROPS_JA,
  SHIELDS_EN,
} from './data/props.ts';
import type { PropHit } from './types.ts';

const LONGEST_FIRST = [...COMPOUNDS.keys(), ...PROPS_JA, ...MORE_PROPS_JA].sort(
  (a, b) => b.length - a.length,
);

const isKatakana = (mark: string): boolean => /[\p{sc=Katakana}ー]/u.test(mark);
const isKanji = (mark: string): boolean => /\p{sc=Han}/u.test(mark);
const isLatin = (mark: string): boolean => /[A-Za-z0-9Ａ-Ｚａ-ｚ０-９]/u.test(mark);

/** Whether the letters on both sides let the word stand by itself. */
const standsAlone = (text: string, start: number, word: string): boolean => {
  const before = text.charAt(start - 1);
  const after = text.charAt(start + word.length);
  const first = word.charAt(0);
  const last = word.charAt(word.length - 1);
  if (isLatin(first)) return !isLatin(before) && !isLatin(after);
  if (isKatakana(first) && isKatakana(before)) return false;
  if (isKatakana(last) && isKatakana(after)) return false;
  if (!isKanji(last)) return true;
  if (isKanji(after)) return false;
  // A single kanji is part of a longer word or a counter when one stands before it: 日本, 一本, 3本.
  return word.length > 1 || !(isKanji(before) || /[0-9０-９]/u.test(before));
};

/** 携帯する carries something, お茶する is a pause, ノートする does not exist. */
const isVerbStem = (text: string, end: number, word: string): boolean =>
  word === '携帯' && /^[しす]/u.test(text.slice(end));

const hitsJa = (text: string): readonly PropHit[] => {
  const hits: PropHit[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const word = LONGEST_FIRST.find((one) => text.startsWith(one, at));
    if (word === undefined) continue;
    if (standsAlone(text, at, word) && !isVerbStem(text, at + word.length, word)) {
      hits.push({ prop: COMPOUNDS.get(word) ?? word, word, start: at, end: at + word.length });
      at += word.length - 1;
    }
  }
  return hits;
};

const isProp = (word: string): boolean => PROPS_EN.has(word) || MORE_PROPS_EN.has(word);

const hitsEn = (text: string): readonly PropHit[] => {
  const tokens = tagText(text, NOTHING_KNOWN);
  return tokens.flatMap((token, at) => {
    if (token.tag !== 'NOUN' && token.tag !== 'NAME') return [];
    const word = isProp(token.lower) ? token.lower : singular(token.lower);
    const next = tokens[at + 1];
    const narrows = next?.tag === 'NOUN' && SHIELDS_EN.has(next.lower);
    return isProp(word) && !narrows
      ? [{ prop: word, word: token.lower, start: token.start, end: token.end }]
      : [];
  });
};

/** Whether an action is written in Japanese. */
export const isJapanese = (text: string): boolean =>
  /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(text);

/** Props of the dictionary named in an action, in text order. */
export const findProps = (action: string): readonly PropHit[] =>
  isJapanese(action) ? hitsJa(action) : hitsEn(action);
