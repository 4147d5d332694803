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

const straight = (text: string): string => (text.includes('’') ? text.replaceAll('’', "'") : text);

const piece = (text: string, start: number, kind: Piece['kind']): Piece => ({
  text,
  lower: straight(text.toLowerCase()),
  start,
  end: start + text.length,
  kind,
});

/** Whether it begins as words do; plain letters need no look into the tables of Unicode. */
const isWord = (text: string): boolean => {
  const code = text.charCodeAt(0) | 0x20;
  return (code >= 0x61 && code <= 0x7a) || /^[\p{L}\p{N}_]/u.test(text);
};

const cutWord = (text: string, start: number, into: Piece[]): void => {
  const found = text.includes("'") || text.includes('’') ? CLITIC.exec(text) : null;
  const stem = found?.[1] ?? text;
  const clitic = found?.[2];
  into.push(piece(stem, start, 'word'));
  if (clitic !== undefined) into.push(piece(clitic, start + stem.length, 'word'));
};

/** All pieces of the text, in order; white space is left out. */
export const tokenize = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(PIECE)) {
    const found = match[0];
    const first = found.charAt(0);
    if (isWord(found)) cutWord(found, match.index, pieces);
    else if (found.length > 1 && '"“「『'.includes(first))
      pieces.push(piece(found, match.index, 'quote'));
    else pieces.push(piece(found, match.index, 'punct'));
  }
  return pieces;
};
