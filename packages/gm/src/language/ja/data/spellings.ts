// Spellings the dictionary lacks, each read as a word of the same length and conjugation it knows.

const SPELLINGS: Readonly<Record<string, string>> = {
  淹れ: '入れ',
  淹る: '入る',
};

/** What to read for what is written: one pattern to find them, one table to look them up. */
export const READ_AS = {
  table: SPELLINGS,
  pattern: new RegExp(Object.keys(SPELLINGS).join('|'), 'gu'),
} as const;
