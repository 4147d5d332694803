// How Japanese is written.
import { type LanguageWriting, lettersIn } from './writing.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Han}]/gu;

export const ja: LanguageWriting = {
  tag: 'ja',
  gap: '',
  pause: '　',
  quotes: ['「', '」'],
  typedQuotes: ['「', '」'],
  brackets: ['（', '）'],
  afterName: '',
  colon: '：',
  length: 1,
  called: (name) => name,
  mine: (name, owner) => name.replace(`${owner}の`, ''),
  begin: (text) => text,
  ownWord: ({ actor, object, word }) => `${actor}は${object}で「${word}」をした。`,
  staged: ({ act }) => act,
  seated: (seat) => `${seat ?? 'その場'}に座っている`,
  verbsStay: true,
  isNamedIn: (text, name) => text.includes(name),
  keyName: /鍵|キー$/u,
  doorEnd: /の?(?:ドア|扉)$/u,
  nameLike: /[ァ-ヴー]{3,}/gu,
  isWrittenIn: (text) => {
    const { all, isMost } = lettersIn(text, JAPANESE);
    // Kanji alone is another language; a short exclamation may be one.
    return isMost && (lettersIn(text, KANA).own > 0 || all <= 4);
  },
};
