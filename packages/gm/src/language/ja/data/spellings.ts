// Spellings the dictionary lacks, each read as a word of the same length and conjugation it knows.

const SPELLINGS: Readonly<Record<string, string>> = {
  淹れ: '入れ',
  煎れ: '入れ',
  点け: '付け',
  咥え: '加え',
  銜え: '加え',
  頬ば: '頬張',
  溢し: '零し',
  溢す: '零す',
  砥い: '研い',
  砥ぐ: '研ぐ',
  抉じ開け: 'こじ開け',
  焙煎: '調理',
  完食: '試食',
  呷っ: '煽っ',
  呷る: '煽る',
};

/** What to read for what is written: one pattern to find them, one table to look them up. */
export const READ_AS = {
  table: SPELLINGS,
  pattern: new RegExp(Object.keys(SPELLINGS).join('|'), 'gu'),
} as const;
