// The GM's wording of a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { GmWording } from './wording.ts';

const WORDINGS: TextTable<GmWording> = { ja, en };

export function gmWording(language: Language): GmWording {
  return textIn(WORDINGS, language);
}
