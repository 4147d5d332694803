// Words of spoken English that ask for something, and those that negate.
import type { AskingWords, TellingWords } from '../../spoken-sense.ts';

/** By the question word; one that counts or tells apart comes before the plain one. */
const englishAsking: readonly AskingWords[] = [
  {
    asks: 'how-much',
    words: /\bhow (?:many|much|long|far|old|often|big|tall|deep|late|heavy|fast)\b/,
  },
  { asks: 'why', words: /\bwhy\b|\bhow come\b|\bwhat for\b|\bwhat .{1,40} for$/ },
  { asks: 'when', words: /\bwhen\b|\b(?:what|which) (?:time|day|hour|date|year)\b/ },
  { asks: 'how', words: /\bhow\b|\bwhat .{0,20}like$/ },
  { asks: 'which', words: /\bwhich\b/ },
  { asks: 'who', words: /\bwho(?:m|se|'s|'d|'ll|ever)?\b/ },
  { asks: 'where', words: /\bwhere/ },
  { asks: 'what', words: /\bwhat/ },
];

/** As it stands in a folded clause. */
const englishNegation = /\b(?:not|never|no|nobody|nothing|none|nowhere|neither|nor|cannot)\b|n't\b/;

/** What tells something wherever it stands. */
export const englishTellingWords: TellingWords = {
  asking: englishAsking,
  negated: englishNegation,
};
