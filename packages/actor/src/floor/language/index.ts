// What the floor knows of languages: a file each, and one line each here; of any other it knows marks and structure.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import type { FloorWords } from './floor-words.ts';
import { ja } from './ja.ts';
import { neutral } from './neutral.ts';

const WORDS: Readonly<Partial<Record<Language, FloorWords>>> = { ja, en };

/** Of all languages: a model chats in any, whatever the scene speaks. */
export const ALL_FLOOR_WORDS: readonly FloorWords[] = Object.values(WORDS);

export function floorWords(language: Language): FloorWords {
  return WORDS[language] ?? neutral;
}
