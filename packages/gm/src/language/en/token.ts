// Cuts English text into words, contractions, punctuation and quotations, each with its place.

/** A piece of the text before it is tagged. */
export interface Piece {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'punct' | 'quote';
}

const PIECE =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|Capt|Lt|Sgt|St|Sr|Jr)\.(?=\s\p{Lu})|"[^"\n]{0,400}"|“[^”\n]{0,400}”|「[^」\n]{0,400}」|『[^』\n]{0,400}』|[\p{L}\p{N}_]+(?:['’-][\p{L}\p{N}_]+)*|['’](?=\s)|\.{2,}|…+|-{2,}|[^\s\p{L}\p{N}_]/gu;

const CLITIC = /^(.+?)(n['’]t|['’](?:s|m|re|ve|ll|d))$/iu;

const piece = (text: string, start: number, kind: Piece['kind']): Piece => ({
  text,
  lower: text.toLowerCase().replaceAll('’', "'"),
  start,
  end: start + text.length,
  kind,
});

const cutWord = (text: string, start: number): readonly Piece[] => {
  const found = CLITIC.exec(text);
  const [stem, clitic] = [found?.[1], found?.[2]];
  if (stem === undefined || clitic === undefined) return [piece(text, start, 'word')];
  return [piece(stem, start, 'word'), piece(clitic, start + stem.length, 'word')];
};

/** All pieces of the text, in order; white space is left out. */
export const tokenize = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(PIECE)) {
    const found = match[0];
    const first = found.charAt(0);
    if (/^[\p{L}\p{N}_]/u.test(found)) pieces.push(...cutWord(found, match.index));
    else if (found.length > 1 && '"“「『'.includes(first))
      pieces.push(piece(found, match.index, 'quote'));
    else pieces.push(piece(found, match.index, 'punct'));
  }
  return pieces;
};
