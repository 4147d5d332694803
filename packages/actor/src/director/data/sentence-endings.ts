// Sentence endings that are a matter of tone.

export const SENTENCE_ENDINGS: ReadonlySet<string> = new Set([
  'です',
  'ます',
  'だね',
  'だよ',
  'じゃん',
]);
