// Which clauses, by their endings, say that nothing was done.
import type { Clause, Link, Mood, Predicate } from '../parse/types.ts';

/** Moods under which nothing was done at all. */
const UNDONE: readonly Mood[] = [
  'negative',
  'wish',
  'request',
  'question',
  'hearsay',
  'likeness',
  'favour',
];
/** Moods of a sentence's end that reach back over its て-chain. */
const REACHING: readonly Mood[] = ['wish', 'request', 'question', 'favour'];
const CHAINED: readonly Link[] = ['te', 'stem'];

/** Whether a predicate by itself says that it was not, or not by the speaker, done. */
export function isUndone(predicate: Predicate): boolean {
  return UNDONE.some((mood) => predicate.moods.has(mood)) || isPlan(predicate);
}

/** しよう, without the する of an attempt. */
function isPlan(predicate: Predicate): boolean {
  return predicate.moods.has('volitional') && !predicate.moods.has('attempt');
}

/** The clauses that share the wish, request or condition their sentence ends in. */
export function undoneByEnding(clauses: readonly Clause[]): ReadonlySet<number> {
  const reached = new Set<number>();
  for (let i = clauses.length - 1; i >= 0; i--) {
    const clause = clauses[i];
    const next = clauses[i + 1];
    if (clause === undefined) continue;
    const { predicate } = clause;
    const chained = CHAINED.includes(predicate.link) && next?.sentence === clause.sentence;
    const ends = REACHING.some((mood) => predicate.moods.has(mood)) || isPlan(predicate);
    if (ends || predicate.link === 'if' || (chained && reached.has(i + 1))) reached.add(i);
  }
  return reached;
}
