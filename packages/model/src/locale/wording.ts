// The texts of this package, in the languages the product speaks.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Wording } from './wording-shape.ts';

const wordings: Readonly<Record<Language, Wording>> = { ja, en };

/** The texts in a language. */
export function wordingOf(language: Language): Wording {
  return wordings[language];
}
