// The house's prompts of a language.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { DefaultPrompts } from './wording.ts';

const PROMPTS: Readonly<Record<Language, DefaultPrompts>> = { ja, en };

export function defaultPrompts(language: Language): DefaultPrompts {
  return PROMPTS[language];
}
