// How much of one text stands in another, by pairs of letters.

/** The share of the first text's pairs that the second has, from 0 to 1. */
export function shareOfPairs(label: string, text: string): number {
  const wanted = pairsOf(label);
  const there = pairsOf(text);
  if (wanted.size === 0) return 0;
  return [...wanted].filter((pair) => there.has(pair)).length / wanted.size;
}

function pairsOf(text: string): Set<string> {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{P}]/gu, ''),
  ];
  return new Set(letters.slice(1).map((letter, i) => `${letters[i] ?? ''}${letter}`));
}
