// A text cut into what stands in quotes and what stands between them.

export interface QuotePiece {
  readonly part: string;
  readonly start: number;
  readonly isQuoted: boolean;
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
  ['“', '”'],
]);

/** What stands in quotes and what stands between them, blanks left out; a quote that never closes is none. */
export function cutAtQuotes(text: string): QuotePiece[] {
  const pieces: QuotePiece[] = [];
  const missing = new Set<string>();
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const closing = CLOSING.get(text.charAt(at));
    if (closing === undefined || missing.has(closing)) continue;
    const end = text.indexOf(closing, at + 1);
    if (end < 0) {
      missing.add(closing);
      continue;
    }
    pieces.push({ part: text.slice(from, at), start: from, isQuoted: false });
    pieces.push({ part: text.slice(at, end + 1), start: at, isQuoted: true });
    from = end + 1;
    at = end;
  }
  pieces.push({ part: text.slice(from), start: from, isQuoted: false });
  return pieces.filter(({ part }) => part.trim() !== '');
}
