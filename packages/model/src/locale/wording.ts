// The texts of this package, in the languages the product speaks.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ModelWording } from './wording-shape.ts';

const wordings: TextTable<ModelWording> = { ja, en };

/** The texts in a language. */
export function modelWording(language: Language): ModelWording {
  return textIn(wordings, language);
}
