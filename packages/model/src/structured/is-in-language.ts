// Whether words are written in the language that was asked for.
import { type Language, writingOf } from '@hakoniwa/stage';

/** Nothing said is not in the wrong language. */
export function isInLanguage(speech: string, language: Language): boolean {
  return writingOf(language).isWrittenIn(speech);
}
