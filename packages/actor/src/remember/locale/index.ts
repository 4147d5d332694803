// The wording of memories in a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { MemoryWording } from './wording.ts';

const WORDINGS: TextTable<MemoryWording> = { ja, en };

export function memoryWording(language: Language): MemoryWording {
  return textIn(WORDINGS, language);
}
