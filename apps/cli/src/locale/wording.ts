// The sentences the CLI needs in every language.

const WORDS = [
  'title',
  'usage',
  'commands',
  'options',
  'more',
  'exitCodes',
  'jsonHelp',
  'languageHelp',
  'helpHelp',
  'unknownCommand',
  'packMissing',
  'fileMissing',
  'noProblems',
  'problemCount',
  'fix',
  'replayed',
  'damaged',
  'rejudgedSame',
  'rejudgedDiffers',
  'same',
  'firstDifference',
  'unknownCharacter',
  'gmStdin',
  'gmReading',
  'gmNoRequest',
  'gmCounts',
] as const;

export type CliWording = Readonly<Record<(typeof WORDS)[number], string>>;
