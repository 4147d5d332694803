// How much two texts have to do with each other, by shared pairs of letters; works without spaces.
import { EVERYDAY_WORDS } from './data/everyday-words.ts';

/** From 0 (nothing) to 1: the share of the shorter text's pairs that the other has too. */
export function relevance(a: string, b: string): number {
  const [few, many] = [gramsOf(a), gramsOf(b)].sort((x, y) => x.size - y.size);
  if (!few || !many || few.size === 0) return 0;
  let shared = 0;
  for (const gram of few) if (many.has(gram)) shared += 1;
  return shared / few.size;
}

/** Texts are compared again and again: what was taken apart is kept while there is room. */
const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 8_192;

function gramsOf(text: string): ReadonlySet<string> {
  const found = known.get(text) ?? takenApart(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, found);
  return found;
}

/** Pairs of letters inside words; kana endings and spaces carry no topic. */
function takenApart(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Script=Han}\p{Script=Katakana}ー]+|[a-z0-9']{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !EVERYDAY_WORDS.has(word))
      .flatMap((word) => (word.length < 2 ? [word] : pairs(word))),
  );
}

function pairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
}
