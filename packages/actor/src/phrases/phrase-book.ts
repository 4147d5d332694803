// A pack's phrases in one language, ready to be chosen from.
import {
  isOfGround,
  type Language,
  type Pack,
  type Register,
  type SpeechAct,
  wordsIn,
} from '@hakoniwa/stage';
import {
  type Occasion,
  type Phrase,
  type PhrasesFile,
  phrasesFileSchema,
  speechActNamed,
} from './phrase-schema.ts';
import type { Practice } from './practice-schema.ts';

/** One line that could be said. */
export interface PhraseChoice {
  readonly on: Occasion;
  readonly who: string | undefined;
  readonly to: SpeechAct | undefined;
  readonly move: SpeechAct | undefined;
  readonly when: NonNullable<Phrase['when']>;
  readonly template: string;
  /** The register it is spoken in; any when absent. */
  readonly register?: Register | undefined;
  /** Whether it is of the default grammar, by which speak who have no phrases of their own. */
  readonly isDefault?: true;
}

export interface PhraseBook {
  readonly lines: readonly PhraseChoice[];
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** What can be done together; a pack's own before what all packs share. */
  readonly practices: readonly Practice[];
}

export const NO_PHRASES: PhraseBook = { lines: [], lists: new Map(), practices: [] };

/** The name of the section in a pack. */
export const PHRASES = 'phrases';

/** The phrase book of a pack, the default grammar included where it lies beneath. */
export function phraseBookOf(pack: Pick<Pack, 'sections'>, language: Language): PhraseBook {
  const files = Object.entries(pack.sections[PHRASES] ?? {}).flatMap(([path, file]) => {
    const read = phrasesFileSchema.safeParse(file);
    return read.success ? [{ path, ...read.data }] : [];
  });
  const grammar = bookOf(
    files.filter(({ path }) => isOfGround(path)),
    language,
  );
  const own = bookOf(
    files.filter(({ path }) => !isOfGround(path)),
    language,
  );
  const defaults = grammar.lines.map((line) => ({ ...line, isDefault: true }) as const);
  return {
    lines: [...own.lines, ...defaults],
    lists: new Map([...grammar.lists, ...own.lists]),
    practices: [
      ...new Map([...grammar.practices, ...own.practices].map((one) => [one.id, one])).values(),
    ],
  };
}

/** A book of phrase files. */
export function bookOf(files: readonly PhrasesFile[], language: Language): PhraseBook {
  const lines = files.flatMap(({ phrases, register }) =>
    phrases.flatMap((phrase) => linesOf(phrase, { language, register })),
  );
  const lists = files.flatMap(({ lists: named = {} }) =>
    Object.entries(named).map(([name, words]) => [name, wordsIn(words, language)] as const),
  );
  return {
    lines,
    lists: new Map(lists),
    practices: files.flatMap(({ practices = [] }) => practices),
  };
}

function linesOf(
  { on, who, to, move, when = {}, say }: Phrase,
  { language, register }: { language: Language; register: Register | undefined },
): PhraseChoice[] {
  const acts = { to: speechActNamed(to), move: speechActNamed(move) };
  const spoken = register === undefined ? {} : { register };
  return wordsIn(say, language).map((template) => ({
    on,
    who,
    ...acts,
    when,
    template,
    ...spoken,
  }));
}
