// Walks told leg by leg: `goes into the hall, on to the kitchen` goes on without saying its verb again.
import type { Noun } from '../types.ts';
import { isIdle } from './act-build.ts';
import type { Clause } from './clause-types.ts';
import { readComplements } from './complements.ts';
import { MOODS, ONWARD } from './data/act-words.ts';
import { PASSAGE_NOUNS } from './data/nouns.ts';
import { entriesFor } from './lexicon.ts';
import { isKind } from './noun-kind.ts';
import type { Token } from './tag-types.ts';

/** Where the walk over the tokens stands. */
interface Standing {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly link: string;
}

const JOINS: readonly string[] = [',', 'and', 'then'];

const isWalk = ({ who, verb, rest }: Clause): boolean =>
  who === 'speaker' &&
  // `heads out the door and down the street`: a door is passed, not carried.
  rest.groups.every(([noun]) => isKind(noun, PASSAGE_NOUNS)) &&
  (rest.groups.length > 0 || rest.preps.some((p) => ONWARD.has(p.prep) || p.prep === 'from')) &&
  entriesFor(verb.lemma).some((entry) => entry.intent === 'MOVE');

/** The next leg of the walk before, when the preposition here goes on with it. */
export const nextLeg = (
  before: Clause,
  { at, goal }: { readonly at: Standing; readonly goal: Noun },
): Clause | undefined => {
  const token = at.tokens[at.at];
  if (token === undefined || !ONWARD.has(token.lower) || !JOINS.includes(at.link)) return undefined;
  if (!isWalk(before) || isIdle(goal) || MOODS.has(goal.head)) return undefined;
  return {
    ...before,
    link: at.link,
    verb: { ...before.verb, lemma: 'go', start: token.start },
    rest: readComplements(at.tokens, { from: at.at, lemma: 'go' }),
  };
};
