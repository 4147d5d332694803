// What a language is to the GM: everything one language folder hands over at its door.
import type { HourWords } from './hours.ts';
import type { Tokenizer } from './ja/analyser/morpheme.ts';
import type { NounLore } from './lore.ts';
import type { NameForms } from './name-forms.ts';
import type { Sanitizing } from './sanitizing.ts';
import type { Shops } from './shops.ts';
import type { LanguageReader } from './types.ts';
import type { WordLists } from './word-lists.ts';

/** What has to be loaded before a language can be read; loaded once by `@hakoniwa/gm/load`. */
export interface Analysers {
  readonly japanese: Tokenizer;
}

/** One language folder: its grammar, what it knows about nouns, and the words that are asked for by meaning. */
export interface LanguageFolder {
  /** What stands between two sentences. */
  readonly gap: string;
  readonly create: (analysers: Analysers) => LanguageReader;
  readonly lore: NounLore;
  readonly words: WordLists;
  readonly names: NameForms;
  readonly houses: Shops;
  readonly hours: HourWords;
  readonly sanitizing: Sanitizing;
}
