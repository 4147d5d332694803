// The wording of a language.
import type { Language } from '../world/schema/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Wording } from './wording.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { ja, en };

export function wordingOf(language: Language): Wording {
  return WORDINGS[language];
}
