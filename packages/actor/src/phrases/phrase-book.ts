// A pack's phrases in one language, ready to be chosen from.
import { type Language, type Pack, type SpeechAct, wordsIn } from '@hakoniwa/stage';
import {
  type Occasion,
  type Phrase,
  type PhrasesFile,
  phrasesFileSchema,
  speechActNamed,
} from './phrase-schema.ts';

/** One line that could be said. */
export interface PhraseChoice {
  readonly on: Occasion;
  readonly who: string | undefined;
  readonly to: SpeechAct | undefined;
  readonly move: SpeechAct | undefined;
  readonly when: NonNullable<Phrase['when']>;
  readonly template: string;
}

export interface PhraseBook {
  readonly lines: readonly PhraseChoice[];
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

export const NO_PHRASES: PhraseBook = { lines: [], lists: new Map() };

/** The name of the section in a pack. */
export const PHRASES = 'phrases';

/** The phrase book of a pack. */
export function phraseBookOf(pack: Pick<Pack, 'sections'>, language: Language): PhraseBook {
  const files = Object.values(pack.sections[PHRASES] ?? {}).flatMap((file) => {
    const read = phrasesFileSchema.safeParse(file);
    return read.success ? [read.data] : [];
  });
  return bookOf(files, language);
}

/** A book of phrase files. */
export function bookOf(files: readonly PhrasesFile[], language: Language): PhraseBook {
  const lines = files.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => linesOf(phrase, language)),
  );
  const lists = files.flatMap(({ lists: named = {} }) =>
    Object.entries(named).map(([name, words]) => [name, wordsIn(words, language)] as const),
  );
  return { lines, lists: new Map(lists) };
}

function linesOf(
  { on, who, to, move, when = {}, say }: Phrase,
  language: Language,
): PhraseChoice[] {
  const acts = { to: speechActNamed(to), move: speechActNamed(move) };
  return wordsIn(say, language).map((template) => ({ on, who, ...acts, when, template }));
}
