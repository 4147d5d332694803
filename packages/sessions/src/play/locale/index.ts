// The words of play in the language it is played in.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { NarrationWording } from './wording.ts';

export type { NarrationWording } from './wording.ts';

const WORDINGS: TextTable<NarrationWording> = { ja, en };

export function playWording(language: Language): NarrationWording {
  return textIn(WORDINGS, language);
}
