// Cuts speech into sentences with their morphemes.
import type { Morpheme } from '../analyser/morpheme.ts';

/** One sentence: its text, closing mark included, and its morphemes. */
export interface Sentence {
  readonly text: string;
  readonly morphemes: readonly Morpheme[];
}

const ENDS = /[。．！？!?\n]/u;

/** The sentences of analysed speech, in order. */
export function sentencesOf(text: string, morphemes: readonly Morpheme[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at < morphemes.length; at++) {
    const m = morphemes[at];
    const next = morphemes[at + 1];
    if (m === undefined) continue;
    const ends =
      next === undefined ||
      (ENDS.test(m.surface) && !ENDS.test(next.surface) && next.surface !== '」');
    if (!ends) continue;
    const part = morphemes.slice(from, at + 1);
    const start = part[0]?.start ?? 0;
    const written = text.slice(start, m.end).trim();
    if (written !== '') sentences.push({ text: written, morphemes: part });
    from = at + 1;
  }
  return sentences;
}
