// The house's prompts of a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { DefaultPrompts } from './wording.ts';

const PROMPTS: TextTable<DefaultPrompts> = { ja, en };

export function defaultPrompts(language: Language): DefaultPrompts {
  return textIn(PROMPTS, language);
}
