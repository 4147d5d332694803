// The doctor's wording of a language, with its blanks filled.
import { type Language, type TextLanguage, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { DoctorWord, DoctorWording } from './wording.ts';

export type { DoctorWord } from './wording.ts';

const WORDINGS: TextTable<DoctorWording> = { ja, en };

/** What fills the blanks; a text may itself be said in both languages. */
export type Blanks = Readonly<
  Record<string, string | number | Readonly<Record<TextLanguage, string>>>
>;

/** A sentence with `{blanks}` filled. */
export function tell(
  language: Language,
  { word, blanks = {} }: { readonly word: DoctorWord; readonly blanks?: Blanks | undefined },
): string {
  return textIn(WORDINGS, language)[word].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name] ?? '';
    return typeof value === 'object' ? textIn(value, language) : String(value);
  });
}

/** Whether there is such a sentence. */
export function isWord(word: string): word is DoctorWord {
  return Object.hasOwn(en, word);
}
