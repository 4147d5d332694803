// A player's text as the GM reads it: what stands in quotes is said, the rest is done.

/** Marks the parts outside of quotes as acts. */
export function marked(text: string): string {
  return cutAtQuotes(text)
    .map(({ part, isQuoted }) => (isQuoted ? part : `*${part.trim().replaceAll('*', ' ')}*`))
    .join('');
}

/** What is said in a text: the quoted parts. */
export function spokenIn(text: string): string | undefined {
  const spoken = cutAtQuotes(text)
    .filter(({ part, isQuoted }) => isQuoted && part.length > 2)
    .map(({ part }) => part.slice(1, -1));
  return spoken.length === 0 ? undefined : spoken.join(' ');
}

interface Piece {
  readonly part: string;
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
    pieces.push({ part: text.slice(from, at), isQuoted: false });
    pieces.push({ part: text.slice(at, end + 1), isQuoted: true });
    from = end + 1;
    at = end;
  }
  pieces.push({ part: text.slice(from), isQuoted: false });
  return pieces.filter(({ part }) => part.trim() !== '');
}
