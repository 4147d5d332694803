// Where one sentence ends and the next begins, in any language that is read.

/** Between two sentences: behind a mark that ends one, or at the end of a line. */
export const SENTENCE = /(?<=[。！!？?…\n]|[.](?=\s|$))/u;
