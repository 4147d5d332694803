// The words of all languages, joined once: the judge asks constants, never a language by name.
import { LANGUAGES } from './languages.ts';
import { joinWords } from './word-lists.ts';

const FOLDERS = Object.values(LANGUAGES);

/** What the judge asks of words. */
export const WORDS = joinWords(FOLDERS.map(({ words }) => words));
