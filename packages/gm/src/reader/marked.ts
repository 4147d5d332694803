// A player's text as it is performed: what stands in quotes is said, the rest is done.

/** The text with the parts outside of quotes marked as acts, and where in the player's text each offset stands. */
export interface MarkedText {
  readonly text: string;
  readonly at: (offset: number) => number;
}

/** Marks the parts outside of quotes as acts. */
export function markPlayed(text: string): MarkedText {
  const marks: { readonly from: number; readonly to: number }[] = [];
  let marked = '';
  for (const { part, start, isQuoted } of cutAtQuotes(text)) {
    const own = isQuoted ? part : part.trim();
    const ahead = isQuoted ? 0 : 1;
    marks.push({ from: marked.length + ahead, to: start + part.indexOf(own) });
    marked += isQuoted ? part : `*${own.replaceAll('*', ' ')}*`;
  }
  const at = (offset: number): number => {
    const mark = marks.findLast(({ from }) => from <= offset) ?? { from: 0, to: 0 };
    return Math.min(text.length, mark.to + offset - mark.from);
  };
  return { text: marked, at };
}

/** What is said in a text: the quoted parts. */
export function quotedIn(text: string): string | undefined {
  const spoken = cutAtQuotes(text)
    .filter(({ part, isQuoted }) => isQuoted && part.length > 2)
    .map(({ part }) => part.slice(1, -1));
  return spoken.length === 0 ? undefined : spoken.join(' ');
}

interface Piece {
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
function cutAtQuotes(text: string): Piece[] {
  const pieces: Piece[] = [];
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
