// Cuts English text into words, contractions, punctuation and quotations, each with its place.
import { limits } from '../../limits.ts';

/** A piece of the text before it is tagged. */
export interface Piece {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'punct' | 'quote';
}

/** What stands at a place where plain letters and marks do not settle it; looked at in this order. */
const PIECE =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|Capt|Lt|Sgt|St|Sr|Jr)\.(?=\s\p{Lu})|"[^"\n]{0,400}"|“[^“”\n]{0,400}”|「[^「」\n]{0,400}」|『[^『』\n]{0,400}』|[\p{L}\p{N}_]+(?:['’-][\p{L}\p{N}_]+)*|['’](?=\s)|\.{2,}|…+|-{2,}|[^\s\p{L}\p{N}_]/uy;

const CLITIC = /^(.+?)(n['’]t|['’](?:s|m|re|ve|ll|d))$/iu;

const straight = (text: string): string => (text.includes('’') ? text.replaceAll('’', "'") : text);

/** What a word is looked up by: nothing that long has a meaning, and its beginning tells it from others. */
const bounded = (text: string): string =>
  text.length > limits.wordLength ? text.slice(0, limits.wordLength) : text;

const piece = (text: string, start: number, kind: Piece['kind']): Piece => ({
  text,
  lower: straight(bounded(text).toLowerCase()),
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
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const end = isPlainLetter(code) ? plainWordEnd(text, at) : at;
    if (end > at) {
      pieces.push(piece(text.slice(at, end), at, 'word'));
      at = end;
    } else if (code === SPACE) at += 1;
    else if (code === COMMA) pieces.push(piece(',', at++, 'punct'));
    else at = cutPiece(text, at, pieces);
  }
  return pieces;
};

/** Where a word of plain letters ends; its own beginning where it may go on or be an abbreviation. */
const plainWordEnd = (text: string, start: number): number => {
  let end = start + 1;
  while (end < text.length && isPlainLetter(text.charCodeAt(end))) end += 1;
  if (end === text.length) return end;
  const next = text.charCodeAt(end);
  if (next === STOP) return isCapital(text.charCodeAt(start)) ? start : end;
  return next === SPACE || next === COMMA || next === ASTERISK || next === MARK ? end : start;
};

/** Cuts the piece at a place, if there is one; gives where to go on. */
const cutPiece = (text: string, at: number, into: Piece[]): number => {
  PIECE.lastIndex = at;
  const found = PIECE.exec(text)?.[0];
  if (found === undefined) return at + 1;
  if (isWord(found)) cutWord(found, at, into);
  else if (found.length > 1 && '"“「『'.includes(found.charAt(0)))
    into.push(piece(found, at, 'quote'));
  else into.push(piece(found, at, 'punct'));
  return at + found.length;
};

const SPACE = 0x20;
const MARK = 0x21;
const ASTERISK = 0x2a;
const COMMA = 0x2c;
const STOP = 0x2e;

const isPlainLetter = (code: number): boolean => {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
};

const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
