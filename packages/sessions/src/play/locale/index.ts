// The words of play in the language it is played in.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { NarrationWording } from './wording.ts';

export type { NarrationWording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, NarrationWording>> = { ja, en };

export function playWording(language: Language): NarrationWording {
  return WORDINGS[language];
}
