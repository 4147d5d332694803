// Lines that were said already: another's words given back, or one's own once more.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { bareText, letterRuns, sentencesWithin, sharedPart, shown } from '../pieces.ts';

/** Letters of Japanese up to which words given back are an answer: a yes, a name, an hour. */
const FEWEST = 5;
/** Letters of Japanese from which on longer runs must be shared, since short ones are by chance. */
const LONG = 12;
/** Letters of a run in short lines and in long ones, and how much of a line may be made of runs of another. */
const RUN = { short: 3, long: 5 } as const;
const SHARED = 0.85;
/** Of what another said, as much as may be asked back. */
const ASKED = 0.7;
/** Lines that are remembered so exactly. */
const LOOKED_BACK = 10;

export const parrot: FloorCheck = {
  code: 'parrot',
  find: ({ speech }, { said, form, language }) => {
    if (form === 'prose') return undefined;
    const { length } = writingOf(language);
    const bare = bareText(ownSentences(speech, language));
    if (bare.length <= FEWEST * length) return undefined;
    const letters = bare.length < LONG * length ? RUN.short : RUN.long;
    // One's own manner may come again with another thing in it.
    const isSaid = said.slice(-LOOKED_BACK).some(({ text, isOwn }) => {
      const line = bareText(text);
      // A few words of another may be asked back.
      const isAsked = !isOwn && /[?？]\s*$/u.test(speech) && bare.length < line.length * ASKED;
      if (line.includes(bare)) return !isAsked;
      return !isOwn && sharedPart(bare, { runs: letterRuns(line, letters), letters }) >= SHARED;
    });
    return isSaid ? shown(speech) : undefined;
  },
};

/** What is not said by everybody: greetings, thanks and apologies are given back. */
function ownSentences(speech: string, language: FloorScene['language']): string {
  const { stock } = floorWords(language);
  return sentencesWithin(speech)
    .filter((sentence) => !stock.has(bareText(sentence)))
    .join('');
}
