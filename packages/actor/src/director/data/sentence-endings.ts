// Sentence endings that are a matter of tone.

export const SENTENCE_ENDINGS: ReadonlySet<string> = new Set([
  'です',
  'ます',
  'だね',
  'だよ',
  'じゃん',
]);

/** Behind a word that is spoken of and not used. */
export const MENTIONED = /^(?:なんて|って(?:呼|言)|と(?:呼|は呼|も呼)|とか(?:呼|言))/u;

/** What may follow one, where a clause ends with it. */
export const AFTER_ENDING = /[。！？!?…、,～〜ー\s」』）)ねよか]/u;
