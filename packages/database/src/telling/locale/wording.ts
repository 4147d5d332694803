// The sentences about places gardens are kept in, in every language.

const WORDS = [
  'binaries',
  'damaged',
  'fileMissing',
  'fileNoVersion',
  'fileCut',
  'fileChanged',
  'version',
  'account',
  'start',
  'busy',
  'silent',
  'house',
  'full',
  'readOnly',
  'forbidden',
  'pages',
] as const;

export type PlaceWord = (typeof WORDS)[number];
export type PlaceWording = Readonly<Record<PlaceWord, string>>;
