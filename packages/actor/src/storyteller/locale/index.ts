// The storyteller's wording of a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { BeatWording } from './wording.ts';

const WORDINGS: TextTable<BeatWording> = { ja, en };

export function beatWording(language: Language): BeatWording {
  return textIn(WORDINGS, language);
}
