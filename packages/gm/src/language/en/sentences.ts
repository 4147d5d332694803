// Cuts running text into sentences, keeping their end marks.

/** What may end a sentence: marks with the quotes behind them, or a line. */
const ENDS = /[.!?。！？][.!?。！？"'”’」]*|\n/gu;
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|Prof|Capt|Lt|Sgt|Col|Gen|Rev|St|Fr|Sr|Jr)$/;
/** Letters in the longest title, and one more to see where it begins. */
const TITLE_LENGTH = 5;

/** Sentences of a text, without empty ones; abbreviations and titles (Dr. Patel) are left whole. */
export const splitSentences = (text: string): readonly string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(ENDS)) {
    if (end === '.' && isInside(text, index)) continue;
    sentences.push(text.slice(from, index + end.length).trim());
    from = index + end.length;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
};

/** A point within a figure or an abbreviation, or after a title. */
const isInside = (text: string, at: number): boolean =>
  /^(?:\p{L}|\d)/u.test(text.slice(at + 1, at + 3)) ||
  (/\s/.test(text.charAt(at + 1)) && TITLE.test(text.slice(Math.max(0, at - TITLE_LENGTH), at)));
