// Finds the known word an author most likely meant.

/** The known word nearest to what was written; the first known one when nothing is near. */
export function nearest(written: string, known: Iterable<string>): string {
  const words = [...known].slice(0, MOST_COMPARED);
  const scored = words.map((word) => ({ word, distance: editDistance(written, word) }));
  scored.sort((a, b) => a.distance - b.distance);
  return scored[0]?.word ?? '—';
}

/** The known word that was surely meant, a slip or two away; undefined where there is none. */
export function slipOf(written: string, known: Iterable<string>): string | undefined {
  const word = nearest(written, known);
  return editDistance(written, word) <= Math.ceil(word.length / SLIP_OF) ? word : undefined;
}

/** One letter in so many may be wrong. */
const SLIP_OF = 3;

/** Names are short and lists are long; past these bounds a guess is worth nothing. */
const MOST_COMPARED = 500;
const LONGEST_COMPARED = 60;

function editDistance(one: string, other: string): number {
  const a = [...one.slice(0, LONGEST_COMPARED).toLowerCase()];
  const b = [...other.slice(0, LONGEST_COMPARED).toLowerCase()];
  let row = b.map((_, index) => index + 1);
  for (const [i, letter] of a.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = b[j] === letter ? diagonal : 1 + Math.min(diagonal, above, left);
      diagonal = above;
      left = cost;
      return cost;
    });
  }
  return row.at(-1) ?? a.length;
}
