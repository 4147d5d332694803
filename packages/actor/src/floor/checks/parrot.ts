// Lines that were said already: another's words given back, or one's own once more.
import type { FloorCheck } from '../floor-check.ts';
import { bareText, letterRuns, sharedPart, shown } from '../pieces.ts';

/** Letters from which on a line is more than a call that comes back. */
const FEWEST = 9;
/** Letters from which on a line that was only turned a little is one that was said already. */
const FEWEST_TURNED = 14;
/** Letters in a row that two lines do not share by chance, and how much of a line they may be. */
const RUN = 5;
const SHARED = 0.85;
/** Lines that are remembered so exactly. */
const LOOKED_BACK = 10;

export const parrot: FloorCheck = {
  code: 'parrot',
  find: ({ speech }, { said, form }) => {
    if (form === 'prose') return undefined;
    const bare = bareText(speech);
    if (bare.length < FEWEST) return undefined;
    const before = said
      .slice(-LOOKED_BACK)
      .map(({ text, isOwn }) => ({ line: bareText(text), isOwn }));
    // One's own manner may come again with another thing in it.
    const isSaid = before.some(
      ({ line, isOwn }) => line.includes(bare) || (!isOwn && isTurned(bare, line)),
    );
    return isSaid ? shown(speech) : undefined;
  },
};

/** The same line with a word put in, left out or moved. */
function isTurned(bare: string, line: string): boolean {
  if (bare.length < FEWEST_TURNED) return false;
  return sharedPart(bare, { runs: letterRuns(line, RUN), letters: RUN }) >= SHARED;
}
