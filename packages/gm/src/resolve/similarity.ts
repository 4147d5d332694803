// How alike two folded names are: shared pairs of letters, and small slips of the pen.

/** Dice's coefficient over character pairs, from 0 to 1. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [a.length - 1, b.length - 1];
  if (left <= 0 || right <= 0) return 0;
  const isTaken = new Array<boolean>(right).fill(false);
  let shared = 0;
  for (let i = 0; i < left; i++) {
    const at = pairAt(b, [a.charCodeAt(i), a.charCodeAt(i + 1)], isTaken);
    if (at < 0) continue;
    isTaken[at] = true;
    shared += 1;
  }
  return (2 * shared) / (left + right);
}

/** Where a pair of letters stands that no other pair has claimed yet. */
function pairAt(text: string, [one, two]: [number, number], isTaken: readonly boolean[]): number {
  for (let i = 0; i < isTaken.length; i++)
    if (!isTaken[i] && text.charCodeAt(i) === one && text.charCodeAt(i + 1) === two) return i;
  return -1;
}
