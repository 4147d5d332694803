// The house's prompts of a language.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { HousePrompts } from './wording.ts';

const PROMPTS: Readonly<Record<Language, HousePrompts>> = { ja, en };

export function housePrompts(language: Language): HousePrompts {
  return PROMPTS[language];
}
