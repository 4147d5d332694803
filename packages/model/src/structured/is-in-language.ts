// Whether words are written in the language that was asked for.
import type { Language } from '@hakoniwa/stage';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const KANJI = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /[\p{L}ー]/gu;

/** The share of its letters that a text must have in its own script: names and loan words may be foreign. */
const MOST = 0.6;

/** Nothing said is not in the wrong language. */
export function isInLanguage(speech: string, language: Language): boolean {
  const count = (pattern: RegExp) => speech.match(pattern)?.length ?? 0;
  const letters = count(LETTER);
  if (letters === 0) return true;
  if (language === 'en') return count(LATIN) / letters >= MOST;
  // Kanji alone is another language; a short exclamation may be one.
  const kana = count(KANA);
  return (kana + count(KANJI)) / letters >= MOST && (kana > 0 || letters <= 4);
}
