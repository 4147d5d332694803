// Values that tame the body in company, in every language.

export const DIGNITY_WORDS: readonly string[] = [
  '誇り',
  '品位',
  '体面',
  '威厳',
  '禁欲',
  '節制',
  'dignity',
  'honour',
  'honor',
  'pride',
  'restraint',
  'appearance',
];
