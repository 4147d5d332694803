// How much a line repeats earlier ones: shared pairs of characters, names and marks aside.

const plain = (speech: string): string =>
  speech
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const pairs = (speech: string): ReadonlySet<string> => {
  const text = plain(speech);
  const found = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) found.add(text.slice(at, at + 2));
  if (text.length === 1) found.add(text);
  return found;
};

/** 0 (nothing shared) to 1 (the same letters); 0 when one of them says nothing. */
export const lineSimilarity = (one: string, two: string): number => {
  const [a, b] = [pairs(one), pairs(two)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared / (a.size + b.size - shared);
};

/** The closest an earlier line comes to this one. */
export const closest = (earlier: readonly string[], speech: string): number =>
  earlier.reduce((best, line) => Math.max(best, lineSimilarity(line, speech)), 0);
