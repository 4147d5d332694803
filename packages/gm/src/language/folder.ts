// What a language is to the GM: what one language folder must hand over at its door, and what it may.
import type { HourWords } from './hours.ts';
import type { Tokenizer } from './ja/analyser/morpheme.ts';
import type { NounLore } from './lore.ts';
import type { NameForms } from './name-forms.ts';
import type { PlayWords } from './play-words.ts';
import type { Sanitizing } from './sanitizing.ts';
import type { Shops } from './shops.ts';
import type { SpokenSense } from './spoken-sense.ts';
import type { StandIn } from './stand-ins.ts';
import type { TagVerb } from './tag-verb.ts';
import type { TalkWords } from './talk-words.ts';
import type { LanguageReader } from './types.ts';
import type { WordLists } from './word-lists.ts';

/** What has to be loaded before a language can be read; loaded once by `@hakoniwa/gm/load`. */
export interface Analysers {
  readonly japanese: Tokenizer;
}

/** A language as the GM asks it: its grammar, what it knows about nouns, and the words that are asked for by meaning. */
export interface WholeLanguage {
  readonly create: (analysers: Analysers) => LanguageReader;
  readonly lore: NounLore;
  readonly names: NameForms;
  readonly words: WordLists;
  readonly houses: Shops;
  readonly hours: HourWords;
  readonly sanitizing: Sanitizing;
  /** How it promises and says how things are. */
  readonly talk: TalkWords;
  /** By what it tells what words do; without it no more is known than that something is asked. */
  readonly spoken?: SpokenSense;
  /** How a player says what is wanted. */
  readonly play: PlayWords;
  /** What a verb in a tag does to a thing, where it is one of its verbs. */
  readonly tagVerb?: (verb: string) => TagVerb | undefined;
  /** How it writes a word it does not know; names full of signs are read by it. */
  readonly standIn?: StandIn;
}

/** What finds acts in a language, and as much else as it can; see `wholeLanguage` for the rest. */
export type OwnReader = Pick<LanguageReader, 'acts'> & Partial<LanguageReader>;

/** One language folder: how acts are found, what is known about nouns, how names are put together; all else may come later. */
export interface LanguageFolder extends Partial<Omit<WholeLanguage, Required>> {
  readonly create: (analysers: Analysers) => OwnReader;
  readonly lore: Partial<NounLore>;
  readonly names: NameForms;
}

type Required = 'create' | 'lore' | 'names';
