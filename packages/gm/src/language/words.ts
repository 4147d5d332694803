// The words of all languages, joined once: reader and judge ask constants, never a language by name.
import { joinByMeaning } from './by-meaning.ts';
import { LANGUAGE_READERS } from './languages.ts';
import { joinWords } from './word-lists.ts';

const FOLDERS = Object.values(LANGUAGE_READERS);

/** What reader and judge ask of words. */
export const WORDS = joinWords(FOLDERS.map(({ words }) => words));

/** The words for the house of each trade. */
export const SHOPS = joinByMeaning(FOLDERS.map(({ houses }) => houses));

/** Verbs that may stand in a tag, by language. */
export const TAG_VERBS = FOLDERS.flatMap(({ tagVerb }) => tagVerb ?? []);

/** How each language puts names together. */
export const NAME_FORMS = FOLDERS.map(({ names }) => names);
