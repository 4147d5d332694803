// Cuts running text into sentences, keeping their end marks.

/** Sentences of a text, without empty ones; abbreviations with a dot inside are left whole. */
export const splitSentences = (text: string): readonly string[] =>
  (text.match(/(?:[^.!?。！？\n]|\.(?=\p{L}|\d))+[.!?。！？"'”’」]*|[.!?。！？]+/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
