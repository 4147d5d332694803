// Acts that are begun and left off: `starts to open it but stops`, `tries the lid, but it won't budge`.
import { firstWhere } from '../../first-where.ts';
import type { Clause } from './clause-types.ts';
import { STOPPERS } from './data/noun-first.ts';
import type { Token } from './tag-types.ts';

/** Verbs that stop an act only together with the right word. */
const NEEDS: ReadonlyMap<string, RegExp> = new Map([
  ['think', /\bbetter\b/],
  ['change', /\bminds?\b/],
  ['catch', /\b(?:him|her|my|them)sel(?:f|ves)\b/],
  ['fail', /./],
]);

const wordsOf = ({ verb }: Clause, tokens: readonly Token[]): string => {
  const from = firstWhere(tokens, ({ start }) => start >= verb.start);
  const to = firstWhere(tokens, ({ start }) => start >= verb.end + 40);
  return tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ');
};

const stops = (clause: Clause, tokens: readonly Token[]): boolean => {
  if (clause.who !== 'speaker' || clause.status === 'no' || !STOPPERS.has(clause.verb.lemma))
    return false;
  return NEEDS.get(clause.verb.lemma)?.test(wordsOf(clause, tokens)) ?? true;
};

const isBroken = (clause: Clause, next: Clause | undefined, tokens: readonly Token[]): boolean => {
  if (
    next === undefined ||
    clause.who !== 'speaker' ||
    clause.status !== 'now' ||
    next.sentence > clause.sentence + 1
  )
    return false;
  if (stops(next, tokens)) return next.link === 'but' || clause.verb.inceptive;
  return clause.verb.inceptive && next.link === 'but' && next.sentence === clause.sentence;
};

/** Marks the clauses that the following one breaks off. */
export const breakOff = (clauses: readonly Clause[], tokens: readonly Token[]): readonly Clause[] =>
  clauses.map((clause, at) =>
    isBroken(clause, clauses[at + 1], tokens) ? { ...clause, status: 'broken' } : clause,
  );
