// How alike two folded names are: shared pairs of letters, and small slips of the pen.

/** Dice's coefficient over character pairs, from 0 to 1. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const left = pairs(a);
  const right = pairs(b);
  if (left.length === 0 || right.length === 0) return 0;
  const rest = new Map<string, number>();
  for (const pair of right) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of left) {
    const count = rest.get(pair) ?? 0;
    if (count > 0) shared += 1;
    rest.set(pair, count - 1);
  }
  return (2 * shared) / (left.length + right.length);
}

function pairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2));
}
