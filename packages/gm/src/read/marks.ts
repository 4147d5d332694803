// Finds pairs of marks that may hold an act: asterisks, parentheses, brackets.
import { MAX_ACT_CHARACTERS } from './limits.ts';

/** A pair of marks; `open`/`close` are the widths of the marks, `close` 0 where none closes it. */
export interface Mark {
  readonly sign: '*' | '(' | '[';
  readonly start: number;
  readonly end: number;
  readonly open: number;
  readonly close: number;
}

const OPENING: Readonly<Record<string, '(' | '['>> = {
  '(': '(',
  '（': '(',
  '[': '[',
  '【': '[',
  '［': '[',
};
const CLOSING: Readonly<Record<string, '(' | '['>> = {
  ')': '(',
  '）': '(',
  ']': '[',
  '】': '[',
  '］': '[',
};

const SIGN = /[*()（）[\]［］【】]/;

/** Where the next sign stands, or the end: most of a line is none. */
function nextSign(text: string, from: number, end: number): number {
  const found = text.slice(from, end).search(SIGN);
  return found < 0 ? end : from + found;
}

/** More asterisks in a row are a ruled line. */
const MAX_ASTERISKS = 3;

/** All outermost marks of `text[start, end)`, in order. One pass per line: linear. */
export function findMarks(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): Mark[] {
  const marks: Mark[] = [];
  for (let from = start; from < end; ) {
    const stop = newlineBefore(text, { from, end });
    lineMarks(text, from, stop, marks);
    from = stop + 1;
  }
  return marks;
}

/** Where the next line begins to end, or the end: nothing behind it is looked at. */
export function newlineBefore(
  text: string,
  { from, end }: { readonly from: number; readonly end: number },
): number {
  const found = text.slice(from, end).indexOf('\n');
  return found < 0 ? end : from + found;
}

function lineMarks(text: string, start: number, end: number, marks: Mark[]): void {
  const pairs = matchBrackets(text, start, end);
  for (let at = nextSign(text, start, end); at < end; at = nextSign(text, at, end)) {
    const c = text.charAt(at);
    const mark =
      c === '*'
        ? asterisks(text, at, end)
        : OPENING[c] === undefined
          ? undefined
          : bracket(text, at, end, pairs);
    if (mark === undefined) {
      at++;
      continue;
    }
    marks.push(mark);
    at = mark.end;
  }
}

/** Closing positions by opening position, any width of bracket closing any other of its kind. */
function matchBrackets(text: string, start: number, end: number): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: { at: number; sign: string }[] = [];
  for (let at = nextSign(text, start, end); at < end; at = nextSign(text, at + 1, end)) {
    const c = text.charAt(at);
    const opening = OPENING[c];
    if (opening !== undefined) open.push({ at, sign: opening });
    else if (CLOSING[c] !== undefined && open.at(-1)?.sign === CLOSING[c]) {
      const last = open.pop();
      if (last !== undefined) pairs.set(last.at, at);
    }
  }
  return pairs;
}

function bracket(
  text: string,
  at: number,
  end: number,
  pairs: ReadonlyMap<number, number>,
): Mark | undefined {
  const sign = OPENING[text.charAt(at)] ?? '(';
  const close = pairs.get(at);
  if (close !== undefined)
    return close - at > MAX_ACT_CHARACTERS
      ? undefined
      : { sign, start: at, end: close + 1, open: 1, close: 1 };
  return sign === '(' ? unclosed(text, at, end, sign, 1) : undefined;
}

function asterisks(text: string, at: number, end: number): Mark | undefined {
  let open = 1;
  while (at + open < end && text.charAt(at + open) === '*') open++;
  if (open > MAX_ASTERISKS) return { sign: '*', start: at, end: at + open, open, close: 0 };
  const close = indexWithin(text, '*', at + open, end);
  if (close < 0) return isBullet(text, at, open) ? undefined : unclosed(text, at, end, '*', open);
  let width = 1;
  while (width < open && close + width < end && text.charAt(close + width) === '*') width++;
  return { sign: '*', start: at, end: close + width, open, close: width };
}

/** `* item`: a list, not an act. */
function isBullet(text: string, at: number, open: number): boolean {
  return open === 1 && text.charAt(at + 1) === ' ' && (at === 0 || text.charAt(at - 1) === '\n');
}

/** A mark nobody closed holds what stands before the next quote, to the end of the line at most. */
function unclosed(
  text: string,
  at: number,
  end: number,
  sign: Mark['sign'],
  open: number,
): Mark | undefined {
  const quote = text.slice(at, Math.min(end, at + MAX_ACT_CHARACTERS)).search(/[「『]/u);
  const stop = quote < 0 ? Math.min(end, at + MAX_ACT_CHARACTERS) : at + quote;
  return stop - at <= open ? undefined : { sign, start: at, end: stop, open, close: 0 };
}

/** Like `indexOf`, but never looks further than an act may reach. */
function indexWithin(text: string, sign: string, from: number, end: number): number {
  const found = text.slice(from, Math.min(end, from + MAX_ACT_CHARACTERS)).indexOf(sign);
  return found < 0 ? -1 : from + found;
}
