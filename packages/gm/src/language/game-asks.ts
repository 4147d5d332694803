// What is asked of the game: words of the game, and around them nothing that names anything else.
import type { GameAsk, GameWords } from './played-clauses.ts';

/** Longer words are no question to the game: they say something of their own. */
const LONGEST = 60;

/** Finds what is asked of the game in a clause; undefined where it is about anything else. */
export function gameAskIn({
  asks,
  before,
  after,
  gap,
}: GameWords): (clause: string) => GameAsk | undefined {
  const rows = (Object.entries(asks) as [GameAsk, readonly string[]][]).map(
    ([ask, cores]) => [ask, new RegExp(`^(?:${cores.join('|')})$`, 'u')] as const,
  );
  const around = { before: longestFirst(before), after: longestFirst(after) };
  return (clause) => {
    const plain = clause.normalize('NFKC').toLowerCase().replace(/’/gu, "'").replace(MARKS, ' ');
    const bare = plain.trim().replace(/\s+/gu, gap);
    if (bare.length > LONGEST) return undefined;
    for (const core of coresOf(bare, { around, gap })) {
      const found = rows.find(([, words]) => words.test(core));
      if (found) return found[0];
    }
    return undefined;
  };
}

function longestFirst(words: readonly string[]): readonly string[] {
  return [...words].sort((a, b) => b.length - a.length);
}

const MARKS = /(?!['-])[\p{P}\p{S}]+/gu;

interface Frame {
  readonly around: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly gap: string;
}

/** A clause and what is left of it without frame words, the front ones taken off first. */
function coresOf(clause: string, { around, gap }: Frame): readonly string[] {
  const fronts = strippedBy(clause, (left) => {
    const word = around.before.find(
      (one) => left.length > one.length && left.startsWith(one + gap),
    );
    return word === undefined ? undefined : left.slice(word.length + gap.length);
  });
  return fronts.flatMap((front) =>
    strippedBy(front, (left) => {
      const word = around.after.find((one) => left.length > one.length && left.endsWith(gap + one));
      return word === undefined ? undefined : left.slice(0, left.length - word.length - gap.length);
    }),
  );
}

function strippedBy(whole: string, strip: (left: string) => string | undefined): string[] {
  const all = [whole];
  for (let left = strip(whole); left !== undefined && left !== ''; left = strip(left))
    all.push(left);
  return all;
}
