// The short words of play: a line that is exactly one of them asks for it, in either language; all else is an act.
import { type Language, type TextLanguage, textIn } from '@hakoniwa/stage';

const WORDS = {
  help: { ja: ['?', '使い方'], en: ['?', 'help'] },
  look: { ja: ['場面'], en: ['look', 'l'] },
  quests: { ja: ['クエスト'], en: ['quests', 'qs'] },
  bag: { ja: ['持ちもの', '持ち物'], en: ['bag', 'b'] },
  map: { ja: ['地図'], en: ['map', 'm'] },
  people: { ja: ['人'], en: ['people', 'p'] },
  arcs: { ja: ['流れ'], en: ['arcs', 'a'] },
  logs: { ja: ['ログ', '欠片'], en: ['logs', 'fragments'] },
  status: { ja: ['状態'], en: ['status', 's'] },
  undo: { ja: ['取り消す', '取消'], en: ['undo', 'u'] },
  accept: { ja: ['区切る'], en: ['accept', 'y'] },
  reject: { ja: ['続ける'], en: ['reject', 'n'] },
  result: { ja: ['結果'], en: ['result', 'r'] },
  continue: { ja: ['次へ'], en: ['continue', 'c'] },
  end: { ja: ['閉じる'], en: ['end'] },
  quit: { ja: ['やめる'], en: ['quit', 'q'] },
} as const satisfies Readonly<Record<string, Readonly<Record<TextLanguage, readonly string[]>>>>;

export type PlayWord = keyof typeof WORDS;

/** Every short word, in the order help shows them. */
export const PLAY_WORDS = Object.keys(WORDS) as readonly PlayWord[];

/** How a short word is typed: the words of the language, then those of English. */
export function spellingsOf(word: PlayWord, language: Language): readonly string[] {
  return [
    ...new Set<string>([...textIn<readonly string[]>(WORDS[word], language), ...WORDS[word].en]),
  ];
}

/** What a line asks for. */
export type TypedWish =
  | { readonly kind: 'word'; readonly word: PlayWord }
  | { readonly kind: 'choice'; readonly number: number }
  | { readonly kind: 'act'; readonly text: string };

/** Reads a line; wide digits and letters are as good as narrow ones. */
export function readAsked(line: string): TypedWish {
  const text = line.trim();
  const plain = text.normalize('NFKC').toLowerCase();
  if (/^[1-9]$/.test(plain)) return { kind: 'choice', number: Number(plain) };
  const word = PLAY_WORDS.find((one) =>
    Object.values(WORDS[one]).some((spellings: readonly string[]) => spellings.includes(plain)),
  );
  return word ? { kind: 'word', word } : { kind: 'act', text };
}
