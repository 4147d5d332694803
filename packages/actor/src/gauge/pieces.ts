// Takes a written line apart by its marks: what is said, what is done, and what stands loose between them.
import { GAUGED_CHARACTERS, type GaugedLine } from './line.ts';

export interface SaidPiece {
  readonly text: string;
  /** The name or key it stands behind, in small letters; '' without one. */
  readonly label: string;
}

/** Stands where words or a deed were taken out. */
export const DEED_OR_WORDS = '\uFFFC';

export interface Pieces {
  /** The text without the frame in which a thought comes first. */
  readonly text: string;
  /** In quotes, in written order, each with the label before it. */
  readonly said: readonly SaidPiece[];
  /** In brackets or stars. */
  readonly done: readonly string[];
  /** Everything else: bare words, labels, comments. */
  readonly loose: string;
  /** A quote or bracket that is never closed, or closed and never opened. */
  readonly isTorn: boolean;
  /** Written as tags or data. */
  readonly isInFields: boolean;
}

const CLOSERS: Readonly<Record<string, string>> = {
  '「': '」',
  '『': '』',
  '“': '”',
  '"': '"',
  '（': '）',
  '(': ')',
  '*': '*',
};
const QUOTES = new Set(['「', '『', '“', '"']);
const STRAY = /[」』”）)}\]]/u;

/** The pieces of a text, however it is written. */
export function linePieces({ text: raw }: Pick<GaugedLine, 'text'>): Pieces {
  const text = withoutThought(raw.slice(0, GAUGED_CHARACTERS).toWellFormed());
  return inFields(text) ?? byMarks(text);
}

/** Tags and data name their fields: the longest is what was meant to be said, the others stand beside it. */
function inFields(text: string): Pieces | undefined {
  const isData = DATA.test(text);
  const tagged = [...text.matchAll(TAGGED)].map(([, , inner = '']) => inner.trim());
  const keyed = isData ? [...text.matchAll(KEYED)].map(([, inner = '']) => inner.trim()) : [];
  const fields = [...tagged, ...keyed].filter((one) => MORE_THAN_A_WORD.test(one));
  const [longest, ...rest] = fields.toSorted((a, b) => b.length - a.length);
  if (longest === undefined)
    return isData
      ? { text, said: [], done: [], loose: '', isTorn: true, isInFields: true }
      : undefined;
  const { said, done, isTorn } = byMarks(longest);
  const words = said.length > 0 ? said : [{ text: longest, label: '' }];
  return { text, said: words, done: [...done, ...rest], loose: '', isTorn, isInFields: true };
}

/** A value that is one word is a name, a type or an id. */
const MORE_THAN_A_WORD = /\p{L}\s+\p{L}|\p{Script=Hiragana}/u;
const DATA = /^[\s`a-z]{0,12}[{[]\s{0,9}["{]/iu;
const TAGGED = /<([\p{L}_]{1,20})[^<>\n]{0,40}>([^<>]{1,400})<\/\1>/gu;
const KEYED = /"[^"\n]{1,30}"\s{0,3}:\s{0,3}"([^"\n]{0,400})(?:"|$)/gu;

function byMarks(text: string): Pieces {
  const said: SaidPiece[] = [];
  const done: string[] = [];
  let loose = '';
  let isTorn = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closer = CLOSERS[mark];
    const end = closer === undefined ? -1 : endOf(text, { at, mark, closer });
    if (end < 0 && QUOTES.has(mark) && /\p{L}/u.test(text.slice(at))) {
      said.push({ text: text.slice(at + 1).trim(), label: labelAt(loose) });
      isTorn = true;
      break;
    }
    if (end < 0) {
      if (QUOTES.has(mark) || mark === '（' || mark === '(' || STRAY.test(mark)) isTorn = true;
      loose += mark;
      continue;
    }
    const inner = text.slice(at + 1, end).trim();
    const isKey = mark === '"' && /^\s{0,3}:/u.test(text.slice(end + 1, end + 5));
    if (isKey) loose += inner;
    else if (inner !== '' && QUOTES.has(mark)) said.push({ text: inner, label: labelAt(loose) });
    else if (inner !== '') done.push(inner);
    if (!isKey) loose += DEED_OR_WORDS;
    at = end;
  }
  return { text, said, done, loose, isTorn, isInFields: false };
}

/** The label right before a quote: a name, a name and a colon, a key of data, a name that says something. */
function labelAt(loose: string): string {
  const near = loose.slice(loose.lastIndexOf('\n') + 1).slice(-LABEL_ROOM);
  const found =
    /(?:^|[\uFFFC\s.!?。！？、,{[【＜*])([\p{L}\p{N}][^\uFFFC\n.!?。！？、,{[【＜*:：]{0,24})[*\]】＞]{0,3}\s?(?:[:：]\s?)?$/u.exec(
      near,
    );
  return (found?.[1] ?? '').trim().toLowerCase();
}

const LABEL_ROOM = 40;

/** Where a mark is closed; nested ones of its kind are stepped over. */
function endOf(
  text: string,
  { at, mark, closer }: { at: number; mark: string; closer: string },
): number {
  if (mark === closer) return text.indexOf(closer, at + 1);
  let depth = 0;
  for (let i = at; i < text.length; i += 1) {
    const one = text.charAt(i);
    if (one === mark) depth += 1;
    else if (one === closer) depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

/** Thought and Output are asked for where a mind thinks and speaks in one answer: no reader sees them. */
function withoutThought(text: string): string {
  const output = /^\s*Thought\s*[:：]/iu.test(text)
    ? /\n[^\S\n]{0,9}Output\s{0,2}[:：]/iu.exec(text)
    : null;
  if (output) return text.slice(output.index + output[0].length);
  const closed = /^\s*<thought>/iu.test(text) ? text.indexOf('</thought>') : -1;
  return closed < 0 ? text : text.slice(closed + '</thought>'.length);
}
