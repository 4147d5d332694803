// Whether letters go round in circles: the same stretch over and over, whatever its length.
import { bareText } from './pieces.ts';

/** Letters of the longest stretch that is looked for. */
const LONGEST = 60;
/** Rounds beyond which a stretch of so many letters is no cry, stammer or laugh. */
function roundsOf(letters: number, { isLatin }: { readonly isLatin: boolean }): number {
  if (letters <= 1) return 8;
  if (letters === 2) return 7;
  // A word may be said four times over.
  if (isLatin && letters <= WORD) return 5;
  return letters <= CALL ? 4 : 3;
}

/** Letters of what one may call out three times over. */
const CALL = 12;

/** Letters of a word in an alphabet. */
const WORD = 6;

export function goesInCircles(text: string): boolean {
  const bare = bareText(text).replace(/[ー〜～]/gu, '');
  const isLatin = /^\p{Script=Latin}/u.test(bare);
  for (let letters = 1; letters <= LONGEST && letters * 3 <= bare.length; letters += 1) {
    let same = 0;
    for (let at = letters; at < bare.length; at += 1) {
      same = bare[at] === bare[at - letters] ? same + 1 : 0;
      if (same >= letters * (roundsOf(letters, { isLatin }) - 1)) return true;
    }
  }
  return false;
}
