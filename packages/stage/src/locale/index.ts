// The wording of a language.
import { type Language, type TextTable, textIn } from '../base/vocabulary.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { StageWording } from './wording.ts';

const WORDINGS: TextTable<StageWording> = { ja, en };

export function stageWording(language: Language): StageWording {
  return textIn(WORDINGS, language);
}
