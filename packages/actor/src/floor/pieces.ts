// A text in the pieces that checks keep or drop: sentences with the marks they stand between.

import { TITLE_AT_END } from './data/abbreviations.ts';

/** A stretch of a text: a mark, or a sentence with its end. */
export interface TextPiece {
  readonly text: string;
  readonly isMark: boolean;
  /** Whether it stands between quotes. */
  readonly isQuoted: boolean;
  /** Whether it stands between quotes within quotes. */
  readonly isInner: boolean;
  /** Whether it stands between the marks of an act or an aside. */
  readonly isBracketed: boolean;
}

const OPENS: Readonly<Record<string, string>> = {
  '「': '」',
  '『': '』',
  '“': '”',
  '«': '»',
  '„': '“',
};
const QUOTE_MARKS = '「」『』“”«»„"';
const BRACKET_MARKS = '（）()';
/** Sentences of somebody else between single quotes; an apostrophe stands between letters. */
const TOLD_ON =
  /(?<![\p{L}\p{N}])(?:'(?=\p{L})(?:[^'"\n]|(?<=\p{L})'(?=\p{L})){8,400}[,.!?]'|‘(?=\p{L})(?:[^‘’"\n]|(?<=\p{L})’(?=\p{L})){8,400}[,.!?]’)(?![\p{L}\p{N}])/u;
const PIECE = new RegExp(
  `${TOLD_ON.source}|[${QUOTE_MARKS}${BRACKET_MARKS}]|(?:(?!${TOLD_ON.source})[^${QUOTE_MARKS}${BRACKET_MARKS}])+`,
  'gu',
);
/** A sentence with whatever ends it; a line ends one too. */
const SENTENCE =
  /[^。！？!?\n.…]+(?:[。！？!?…]+[♪☆★〜～ー]*|\.{1,9}(?=\s|$)|\n+|\.)?|[。！？!?…]+[♪☆★〜～ー]*|\.{1,9}(?=\s|$)|\n+|\./gu;

/** The pieces of a text; joined they are the text. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  const open: string[] = [];
  let depth = 0;
  for (const [run] of text.matchAll(PIECE)) {
    const isQuote = QUOTE_MARKS.includes(run);
    const isBracket = BRACKET_MARKS.includes(run);
    if (run.length > 1 && TOLD_ON.test(run)) {
      pieces.push({
        ...{ text: run, isMark: false, isQuoted: true, isInner: true },
        isBracketed: depth > 0,
      });
      continue;
    }
    if (!isQuote && !isBracket) {
      for (const sentence of sentencesWithin(run))
        pieces.push({
          ...{ text: sentence, isMark: false },
          ...{ isQuoted: open.length > 0, isInner: open.length > 1, isBracketed: depth > 0 },
        });
      continue;
    }
    if (isBracket) depth = Math.max(0, depth + (run === '（' || run === '(' ? 1 : -1));
    else if (open.at(-1) === run) open.pop();
    else if (run === '"') open.push('"');
    else if (OPENS[run] !== undefined) open.push(OPENS[run]);
    pieces.push({
      ...{ text: run, isMark: true, isInner: open.length > 1 },
      ...{ isQuoted: isQuote, isBracketed: isBracket },
    });
  }
  return pieces;
}

/** The sentences of a stretch without marks, white space and all. */
export function sentencesWithin(run: string): string[] {
  const sentences: string[] = [];
  for (const [part] of run.matchAll(SENTENCE)) {
    const last = sentences.at(-1);
    // A number or a short form has a point in its middle, a title at its end.
    const isOn = last !== undefined && /\.$/.test(last) && !/^[\s"'”]/.test(part);
    if (isOn || (last !== undefined && TITLE_AT_END.test(last)))
      sentences.push(`${sentences.pop()}${part}`);
    else sentences.push(part);
  }
  return sentences;
}

/** The text without the sentences that are not wanted, and without the marks that hold nothing then. */
export function keepSentences(text: string, isKept: (piece: TextPiece) => boolean): string {
  const pieces = piecesOf(text);
  const kept = pieces.filter((piece) => piece.isMark || piece.text.trim() === '' || isKept(piece));
  if (kept.length === pieces.length) return text;
  const left = withoutEmptyMarks(kept.map((piece) => piece.text).join(''));
  return /[\p{L}\p{N}…！？!?]/u.test(left) ? left : '';
}

/** Marks that hold nothing are taken away with the space around them. */
export function withoutEmptyMarks(text: string): string {
  return text
    .replace(
      /「\s{0,9}」|『\s{0,9}』|“\s{0,9}”|"[ \t]{0,9}"|（\s{0,9}）|\(\s{0,9}\)|«\s{0,9}»/gu,
      ' ',
    )
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text without the lines that are not wanted. */
export function keepLines(text: string, isKept: (line: string, index: number) => boolean): string {
  const lines = text.split('\n');
  const kept = lines.filter((line, index) => line.trim() === '' || isKept(line, index));
  return kept.length === lines.length ? text : kept.join('\n').trim();
}

/** Letters and digits alone, in one width and case: for telling whether two texts say the same. */
export function bareText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Every run of so many letters in a bare text. */
export function letterRuns(bare: string, letters: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at + letters <= bare.length; at++) runs.add(bare.slice(at, at + letters));
  return runs;
}

/** Which part of a bare text, from 0 to 1, lies in runs that another text has too. */
export function sharedPart(
  bare: string,
  { runs, letters }: { readonly runs: ReadonlySet<string>; readonly letters: number },
): number {
  let shared = 0;
  let end = 0;
  for (let at = 0; at + letters <= bare.length; at++) {
    if (!runs.has(bare.slice(at, at + letters))) continue;
    shared += at + letters - Math.max(at, end);
    end = at + letters;
  }
  return bare.length === 0 ? 0 : shared / bare.length;
}

/** Whether anything is said or done between marks. */
export function hasMarks(text: string): boolean {
  return /[「『“"«（(*].{2,}/u.test(text);
}

/** A line without what it tells that others say or wrote. */
export function withoutToldOn(speech: string): string {
  const inner = new RegExp(`『[^『』]{1,400}』|${TOLD_ON.source}`, 'gu');
  return speech.replace(inner, ' ');
}

/** A few characters of what a finding is about. */
export function shown(text: string): string {
  const bare = text.replace(/\s+/g, ' ').trim();
  return bare.length > SHOWN ? `${bare.slice(0, SHOWN).toWellFormed()}…` : bare;
}

const SHOWN = 40;
