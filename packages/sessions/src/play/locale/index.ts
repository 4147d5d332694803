// The words of play in the language it is played in.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { PlayWording } from './wording.ts';

export type { PlayWording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, PlayWording>> = { ja, en };

export function playWording(language: Language): PlayWording {
  return WORDINGS[language];
}
