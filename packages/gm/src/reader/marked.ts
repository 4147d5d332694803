// A player's text as it is performed: what stands in quotes is said, the rest is done.
import { cutAtQuotes } from '../language/quotes.ts';

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
