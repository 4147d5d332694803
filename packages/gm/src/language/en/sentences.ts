// Cuts running text into sentences, keeping their end marks.

/** Sentences of a text, without empty ones; abbreviations and titles (Dr. Patel) are left whole. */
export const splitSentences = (text: string): readonly string[] =>
  (
    text.match(
      /(?:[^.!?。！？\n]|\.(?=\p{L}|\d)|(?<=\b(?:Mr|Mrs|Ms|Dr|Prof|Capt|Lt|Sgt|Col|Gen|Rev|St|Fr|Sr|Jr))\.(?=\s))+[.!?。！？"'”’」]*|[.!?。！？]+/gu,
    ) ?? []
  )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
