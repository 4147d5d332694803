// The beginning of a foreign text, fit for an error message.
import { limits } from '../limits.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const unprintable = /[\u0000-\u001f\u007f-\u009f\ufffd]+/g;

/** At most so many characters, in one line, without control characters. */
export function snippet(text: string): string {
  return text.slice(0, limits.snippetChars).replace(unprintable, ' ').trim().toWellFormed();
}
