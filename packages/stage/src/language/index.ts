// The registered languages and how each is written: a file each, and one line each here.
import type { Language } from '../base/vocabulary.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { LanguageWriting } from './writing.ts';

const WRITINGS: Readonly<Record<Language, LanguageWriting>> = { ja, en };

/** All of them, for what is looked for in names of any language. */
export const ALL_WRITINGS: readonly LanguageWriting[] = Object.values(WRITINGS);

/** How a language is written. */
export function writingOf(language: Language): LanguageWriting {
  return WRITINGS[language];
}
