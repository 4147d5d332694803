// The claims of languages: a file each, and one line each here; of any other only names and numbers are held to events.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { TruthWords } from './truth-words.ts';

const WORDS: Readonly<Partial<Record<Language, TruthWords>>> = { ja, en };
const WORDLESS: TruthWords = { claims: [], people: /(?!)/u };

export function truthWords(language: Language): TruthWords {
  return WORDS[language] ?? WORDLESS;
}
