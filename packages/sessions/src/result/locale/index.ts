// The result's words by language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ResultWording } from './wording.ts';

export type { ResultWording } from './wording.ts';

const WORDINGS: TextTable<ResultWording> = { ja, en };

export function resultWording(language: Language): ResultWording {
  return textIn(WORDINGS, language);
}
