// How words are read: katakana of the dictionary as hiragana, and a verb's dictionary form from any form of it.
import type { Morpheme } from './analyser/morpheme.ts';

/** Katakana as hiragana. */
export function hiraganaOf(text: string): string {
  return text.replace(/[ァ-ヶ]/gu, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));
}

/** The reading of a word's dictionary form, in hiragana; nothing where the dictionary does not say. */
export function readingOfBase({ surface, base, reading }: Morpheme): string | undefined {
  const read = readingOf({ surface, reading });
  if (read === undefined) return undefined;
  let same = 0;
  while (same < surface.length && surface.charAt(same) === base.charAt(same)) same++;
  const tail = hiraganaOf(surface.slice(same));
  if (!read.endsWith(tail)) return undefined;
  return read.slice(0, read.length - tail.length) + hiraganaOf(base.slice(same));
}

/** How a word is read where it stands, in hiragana. */
export function readingOf({
  surface,
  reading,
}: Pick<Morpheme, 'surface' | 'reading'>): string | undefined {
  if (reading !== '*') return hiraganaOf(reading);
  return /\p{sc=Han}/u.test(surface) ? undefined : hiraganaOf(surface);
}
