// The wording of a language.
import type { Language } from '../base/vocabulary.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { StageWording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, StageWording>> = { ja, en };

export function stageWording(language: Language): StageWording {
  return WORDINGS[language];
}
