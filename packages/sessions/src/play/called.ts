// Names as they stand in a sentence: with an article where the language wants one, and in a row.
import type { Language } from '@hakoniwa/stage';

/** A name in a sentence: English common nouns take an article, and only one. */
export function called(name: string, language: Language): string {
  if (language !== 'en' || !/^[a-z]/.test(name)) return name;
  return `the ${name.replace(/^(?:an?|the) /, '')}`;
}

/** Names one after another, the last one joined as the language joins it. */
export function inARow(names: readonly string[], language: Language): string {
  const joining = language === 'en' ? 'en-GB' : 'ja';
  return new Intl.ListFormat(joining, { type: 'conjunction' }).format(names);
}
