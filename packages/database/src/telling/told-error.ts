// Errors people can mend themselves: a sentence in both languages says what is wrong, where, and what to do.
import { StoreError } from '../store-error.ts';
import { type BothTexts, type ErrorBlanks, inBoth, type PlaceWord } from './locale/index.ts';

export interface ErrorTelling {
  readonly word: PlaceWord;
  readonly blanks: ErrorBlanks;
  /** What is said instead of the sentence where paths of this machine are nobody's business. */
  readonly message?: string;
  readonly cause?: unknown;
}

/** An error with its sentence in both languages; its message is the English one. */
export abstract class ToldError extends StoreError {
  readonly text: BothTexts;

  constructor({ word, blanks, message, cause }: ErrorTelling) {
    const text = inBoth(word, blanks);
    super(message ?? text.en, ...(cause === undefined ? [] : [{ cause }]));
    this.text = text;
  }
}
