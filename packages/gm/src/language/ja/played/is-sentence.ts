// Whether words are a sentence of Japanese at all: how they end, and in which letters they are written.
import { type Morpheme, PERSON, THING } from '../analyser/morpheme.ts';

const LETTER = /\p{L}/u;
const LOANED = /^[\p{sc=Katakana}ー・]+$/u;
const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;

/** Whether somebody can have meant something by it; names of the world are always meant. */
export function isSentence(morphemes: readonly Morpheme[]): boolean {
  const words = morphemes.filter(({ pos, surface }) => pos !== '記号' && LETTER.test(surface));
  if (words.some(isName)) return true;
  const letters = words.flatMap(({ surface }) => [...surface]);
  const own = letters.filter((letter) => JAPANESE.test(letter)).length;
  if (letters.length === 0 || own * 2 < letters.length) return false;
  // Words from elsewhere are written in katakana, and no dictionary has them all.
  const strange = words.filter(({ known, surface }) => !known && !LOANED.test(surface));
  const isStrange = strange.reduce((sum, { surface }) => sum + surface.length, 0) * 2;
  return isStrange <= letters.length && partsOf(morphemes).some(endsWell);
}

/** 家にテレポート: a loan word behind a goal or an object is something done. */
export function isLoanedDeed(words: readonly Morpheme[]): boolean {
  const [before, last] = words.slice(-2);
  return (
    last?.pos === '名詞' &&
    LOANED.test(last.surface) &&
    before?.pos === '助詞' &&
    /^[にへを]$/u.test(before.surface)
  );
}

/** What stands between pauses: a sentence may be turned round behind one. */
function partsOf(morphemes: readonly Morpheme[]): Morpheme[][] {
  const parts: Morpheme[][] = [[]];
  for (const one of morphemes) {
    if (one.pos === '記号' || !LETTER.test(one.surface)) parts.push([]);
    else parts.at(-1)?.push(one);
  }
  return parts.filter(({ length }) => length > 0);
}

function isName({ detail }: Morpheme): boolean {
  return detail === PERSON || detail === THING;
}

/** A sentence ends in what is done or said of something, or in a noun of doing; a bare noun says nothing. */
function endsWell(words: readonly Morpheme[]): boolean {
  const at = words.findLastIndex(({ detail }) => detail !== '終助詞');
  const [last, before] = [words[at], words[at - 1]];
  if (!last) return false;
  return (
    ENDS.has(last.pos) ||
    isLoanedDeed(words.slice(0, at + 1)) ||
    NOUN_ENDS.has(last.detail) ||
    (isVerbal(last) && (last.detail !== '接尾' || before?.pos === '動詞'))
  );
}

function isVerbal({ pos }: Morpheme): boolean {
  return pos === '動詞' || pos === '形容詞';
}

const ENDS: ReadonlySet<string> = new Set(['助動詞', '助詞', '感動詞', '副詞']);
const NOUN_ENDS: ReadonlySet<string> = new Set([
  'サ変接続',
  '形容動詞語幹',
  '代名詞',
  '副詞可能',
  '非自立',
]);
