// The wording of goals in a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { GoalWording } from './wording.ts';

const WORDINGS: TextTable<GoalWording> = { ja, en };

export function goalWording(language: Language): GoalWording {
  return textIn(WORDINGS, language);
}
