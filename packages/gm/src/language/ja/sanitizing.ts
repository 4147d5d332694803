// Japanese for the sanitizer: props found by longest match, so that 本 is not found in 本棚, and halves that stand alone.
import type { PropHit, Sanitizing } from '../sanitizing.ts';
import {
  COMPOUNDS,
  FALLBACKS,
  PROP_WORDS,
  SAFE_ACTIONS,
  SAME_THINGS,
} from './data/sanitizer-words.ts';

export const japaneseSanitizing: Sanitizing = {
  script: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u,
  findProps,
  compounds: COMPOUNDS,
  sameThings: SAME_THINGS,
  separator: /[、，,。；;]\s*|(?<=ながら|つつ)(?=[^、，,。；;])/gu,
  joint: '、',
  stands,
  narrates: /\p{sc=Hiragana}$|ながら|つつ|[をにへでと][\p{sc=Han}\p{sc=Hiragana}]/u,
  spokenEndings: ['よね', 'だよ', 'ですね', 'ますね', 'わね', 'かな', 'だね'],
  brackets: { open: '（', close: '）' },
  safeActions: SAFE_ACTIONS,
  fallbacks: {
    byProp: FALLBACKS,
    drinking: { verbs: /飲[みむんま]|啜[りるっ]|すす[りるっ]|口をつけ/u, instead: '一息つく' },
    other: '小さく頷く',
  },
};

function findProps(action: string): readonly PropHit[] {
  const hits: PropHit[] = [];
  for (let at = 0; at < action.length; at += 1) {
    const word = PROP_WORDS.find((one) => action.startsWith(one, at));
    if (word === undefined) continue;
    if (standsAlone(action, at, word) && !isVerbStem(action, at + word.length, word)) {
      hits.push({ prop: COMPOUNDS.get(word) ?? word, word, start: at, end: at + word.length });
      at += word.length - 1;
    }
  }
  return hits;
}

const isKatakana = (mark: string): boolean => /[\p{sc=Katakana}ー]/u.test(mark);
const isKanji = (mark: string): boolean => /\p{sc=Han}/u.test(mark);
const isLatin = (mark: string): boolean => /[A-Za-z0-9Ａ-Ｚａ-ｚ０-９]/u.test(mark);

/** Whether the letters on both sides let the word stand by itself. */
function standsAlone(text: string, start: number, word: string): boolean {
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
}

/** 携帯する carries something, お茶する is a pause, ノートする does not exist. */
function isVerbStem(text: string, end: number, word: string): boolean {
  return word === '携帯' && /^[しす]/u.test(text.slice(end));
}

function stands(half: string): boolean {
  return (
    /[\p{sc=Hiragana}]$/u.test(half) &&
    !/[をのとやがはに]$/u.test(half) &&
    !/^(?:それ|これ|その|中身|一口|ひと口|ゆっくり飲|口をつけ)/u.test(half) &&
    !/^[^を]*飲[みむんま]/u.test(half)
  );
}
