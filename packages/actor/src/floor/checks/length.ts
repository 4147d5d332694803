// Speeches: beyond some sentences more than a voice has, only as many as it has are heard.
import type { FloorCheck } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { bareText, piecesOf, withoutEmptyMarks } from '../pieces.ts';

/** Sentences over the voice's own that nobody minds: short ones come in rows. */
const SPARE = 2;

export const length: FloorCheck = {
  code: 'length',
  mend: (text, { language, form, maxSentences }) => {
    if (form === 'prose') return text;
    const pieces = piecesOf(text);
    const isQuoted = pieces.some((piece) => piece.isMark && piece.isQuoted);
    const isWords = (piece: (typeof pieces)[number]) =>
      !piece.isMark &&
      !piece.isBracketed &&
      (piece.isQuoted || !isQuoted) &&
      bareText(piece.text) !== '';
    const words = pieces.filter(isWords);
    const characters = words.reduce((sum, piece) => sum + piece.text.length, 0);
    const most = floorWords(language).mostCharacters;
    if (words.length <= maxSentences + SPARE && characters <= most) return text;
    let [heard, used] = [0, 0];
    const kept = pieces.filter((piece) => {
      if (!isWords(piece)) return true;
      heard += 1;
      used += piece.text.length;
      return heard === 1 || (heard <= maxSentences && used <= most);
    });
    return withoutEmptyMarks(kept.map((piece) => piece.text).join(''));
  },
};
