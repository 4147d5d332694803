// Speeches: beyond some sentences more than a voice has, only as many as it has are heard.
import type { FloorCheck } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { bareText, piecesOf, type TextPiece, withoutEmptyMarks } from '../pieces.ts';

/** Sentences over the voice's own that nobody minds: short ones come in rows. */
const SPARE = 2;
/** Of the letters a line may have, so many may be in any number of sentences. */
const SHORT = 0.3;

export const length: FloorCheck = {
  code: 'length',
  mend: (text, { language, form, maxSentences }) => {
    if (form === 'prose') return text;
    const pieces = piecesOf(text);
    const isQuoted = pieces.some((piece) => piece.isMark && piece.isQuoted);
    const isWords = (piece: TextPiece) =>
      !piece.isMark &&
      !piece.isBracketed &&
      (piece.isQuoted || !isQuoted) &&
      bareText(piece.text) !== '';
    // What is quoted within a sentence is no sentence of its own.
    const isEnd = (piece: TextPiece, i: number) =>
      isWords(piece) &&
      !piece.isInner &&
      (ENDED.test(piece.text) || pieces[i + 1] === undefined || isOuterMark(pieces[i + 1]));
    const sentences = pieces.filter(isEnd).length;
    const characters = pieces.filter(isWords).reduce((sum, piece) => sum + piece.text.length, 0);
    const most = floorWords(language).mostCharacters;
    if (characters <= most * (sentences <= maxSentences + SPARE ? 1 : SHORT)) return text;
    let [heard, used] = [0, 0];
    const kept = pieces.filter((piece, i) => {
      if (!isWords(piece)) return true;
      const isHeard = heard === 0 || (heard < maxSentences && used + piece.text.length <= most);
      used += piece.text.length;
      if (isEnd(piece, i)) heard += 1;
      return isHeard;
    });
    return withoutEmptyMarks(kept.map((piece) => piece.text).join(''));
  },
};

const ENDED = /[。！？!?….\n]\s{0,3}$/u;

function isOuterMark(piece: TextPiece | undefined): boolean {
  return piece?.isMark === true && !piece.isInner;
}
