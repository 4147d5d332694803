// What the floor knows of a language nobody has written down for it: marks and structure are looked at, words are not.
import type { FloorWords } from './floor-words.ts';

const NOTHING = /(?!)/u;

export const neutral: FloorWords = {
  ...{ meta: NOTHING, service: NOTHING, confessions: [], refusals: [], notes: NOTHING },
  ...{ asides: NOTHING, actLabels: NOTHING, wordLabels: NOTHING, options: NOTHING },
  ...{ task: NOTHING, films: NOTHING, self: { before: NOTHING, behind: NOTHING, isNamed: true } },
  ...{ toldSaying: NOTHING, you: NOTHING, addressed: NOTHING },
  narrated: { sentence: NOTHING, subject: NOTHING },
  ...{
    toldOf: NOTHING,
    toSomebody: NOTHING,
    saying: NOTHING,
    innerQuotes: ['‘', '’'],
    open: /[,;:]$/u,
  },
  stock: new Set(),
  isForeign: () => false,
  isSurely: () => true,
  isGibberish: () => false,
  ended: /[.!?…♪~—"”’')»*。！？」』）]$/u,
  mostCharacters: 620,
};
