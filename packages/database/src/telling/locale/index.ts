// A sentence in both languages, with its blanks filled.
import type { TextLanguage } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { PlaceWord, PlaceWording } from './wording.ts';

export type { PlaceWord } from './wording.ts';

/** The same said in every language. */
export type BothTexts = Readonly<Record<TextLanguage, string>>;

export type ErrorBlanks = Readonly<Record<string, string | number | BothTexts>>;

/** A sentence with `{blanks}` filled; a blank may itself be said in both languages. */
export function inBoth(word: PlaceWord, blanks: ErrorBlanks): BothTexts {
  return {
    ja: filled(ja, { word, blanks, language: 'ja' }),
    en: filled(en, { word, blanks, language: 'en' }),
  };
}

function filled(
  wording: PlaceWording,
  { word, blanks, language }: { word: PlaceWord; blanks: ErrorBlanks; language: TextLanguage },
): string {
  return wording[word].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name] ?? '';
    return typeof value === 'object' ? value[language] : String(value);
  });
}
