// What a language is called, in its own words or in those of another; the platform knows.
import type { Language } from '@hakoniwa/stage/vocabulary';

/** The name of a language, as people who read `reader` call it; without a reader its own name for itself. */
export function languageName(language: Language, reader: Language = language): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
}
