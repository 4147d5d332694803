// Names as they stand in a sentence: with an article where the language wants one, and in a row.
import { type Language, writingOf } from '@hakoniwa/stage';

/** A name in a sentence. */
export function called(name: string, language: Language): string {
  return writingOf(language).called(name);
}

/** Names one after another, the last one joined as the language joins it. */
export function inARow(names: readonly string[], language: Language): string {
  const { tag } = writingOf(language);
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
}
