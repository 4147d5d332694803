// A turn in the spans it is marked in: acts between brackets or asterisks, words between quotes, and what is between them.

/** A stretch of a turn; the text of a marked one is without its marks. */
export interface MarkedSpan {
  readonly kind: 'plain' | 'act' | 'words';
  readonly text: string;
  /** Whether its mark is never closed. */
  readonly isOpen: boolean;
}

const QUOTES: ReadonlyMap<string, string> = new Map([
  ...[['「', '」'] as const, ['『', '』'] as const, ['“', '”'] as const],
  ...[['《', '》'] as const, ['«', '»'] as const, ['„', '“'] as const, ['‘', '’'] as const],
  ['"', '"'] as const,
]);
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['（', '）'],
  ['(', ')'],
  ['*', '*'],
]);
const BLANK_LINE = /\n[ \t]*\n/u;
const LETTER = /[\p{L}\p{N}]/u;

/** The spans of a text in their order; marks within marks belong to the outer one. */
export function markedSpans(text: string): MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') spans.push({ kind: 'plain', text: plain, isOpen: false });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const span = spanAt(text, at);
    if (span === undefined) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    flush();
    spans.push({ kind: span.kind, text: text.slice(at + 1, span.end), isOpen: span.isOpen });
    at = span.next;
  }
  flush();
  return spans;
}

interface SpanAt {
  readonly kind: 'act' | 'words';
  readonly isOpen: boolean;
  /** Where what is marked ends, and where the text goes on. */
  readonly end: number;
  readonly next: number;
}

function spanAt(text: string, at: number): SpanAt | undefined {
  const mark = text.charAt(at);
  if (mark === '‘' && LETTER.test(text.charAt(at - 1))) return undefined;
  if (mark === '*' && (text.charAt(at + 1) === '*' || text.charAt(at - 1) === '*'))
    return undefined;
  if (QUOTES.has(mark)) {
    const end = quoteEnd(text, at);
    if (end >= 0) return { kind: 'words', isOpen: false, end, next: end + 1 };
    // An apostrophe opens nothing, and what is never closed lasts to the end.
    return mark === '‘' ? undefined : { kind: 'words', isOpen: true, ...bothAt(text.length) };
  }
  const close = BRACKETS.get(mark);
  if (close === undefined) return undefined;
  const end = mark === '*' ? text.indexOf('*', at + 1) : pairedEnd(text, at, close);
  const blank = text.slice(at).search(BLANK_LINE);
  if (end >= 0 && (blank < 0 || end < at + blank))
    return { kind: 'act', isOpen: false, end, next: end + 1 };
  if (mark === '*') return undefined;
  const quote = text.slice(at).search(/[「『“"]/u);
  return quote < 0
    ? { kind: 'act', isOpen: true, ...bothAt(text.length) }
    : { kind: 'act', isOpen: false, ...bothAt(at + quote) };
}

function quoteEnd(text: string, at: number): number {
  const mark = text.charAt(at);
  if (mark === '"') return straightEnd(text, at);
  if (mark === '‘') return curlyEnd(text, at);
  return pairedEnd(text, at, QUOTES.get(mark) ?? '');
}

/** What stands between letters is an apostrophe. */
function curlyEnd(text: string, at: number): number {
  let end = text.indexOf('’', at + 1);
  while (end >= 0 && LETTER.test(text.charAt(end + 1))) end = text.indexOf('’', end + 1);
  return end;
}

function bothAt(place: number): { readonly end: number; readonly next: number } {
  return { end: place, next: place };
}

/** Where a mark that differs from its opening one closes it; -1 where it never does. */
function pairedEnd(text: string, at: number, close: string): number {
  const open = text.charAt(at);
  let depth = 0;
  for (let i = at; i < text.length; i += 1) {
    const one = text.charAt(i);
    if (one === open) depth += 1;
    else if (one === close) depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

/** A straight quote opens before a letter and after a space, and closes otherwise. */
function straightEnd(text: string, at: number): number {
  let depth = 1;
  for (let i = text.indexOf('"', at + 1); i >= 0; i = text.indexOf('"', i + 1)) {
    const [before, after] = [text.charAt(i - 1), text.charAt(i + 1)];
    const opens = /[\s(]/u.test(before) && /[\p{L}\p{N}'’…]/u.test(after);
    depth += opens ? 1 : -1;
    if (depth === 0) return i;
  }
  const line = text.indexOf('\n', at);
  const last = text.lastIndexOf('"', line < 0 ? text.length : line);
  return last > at ? last : -1;
}
