// `goes to the kitchen and comes back with the mug`: whoever comes back is where the turn began, and has it in hand.
import type { TextAct } from '../types.ts';
import { act, isIdle } from './act-build.ts';
import type { Clause } from './clause-types.ts';
import { THINGS } from './data/things.ts';
import { entriesFor } from './lexicon.ts';
import { isKind } from './noun-kind.ts';

const RETURNING: ReadonlySet<string> = new Set(['return', 'reappear', 'resurface']);

/** Whether a clause says that one comes back. */
export const isComingBack = (lemma: string, { particles }: Clause['rest']): boolean =>
  RETURNING.has(lemma) ||
  (particles.some((word) => word === 'back' || word === 'again') &&
    entriesFor(lemma).some(({ intent }) => intent === 'MOVE'));

/** What one comes back with, where the clause says where to. */
const broughtBack = (one: TextAct, { rest }: Clause): readonly TextAct[] => {
  const thing = rest.preps.find(({ prep }) => prep === 'with')?.nouns[0];
  if (thing === undefined || !isKind(thing, THINGS) || isIdle(thing)) return [one];
  const { word } = one;
  return [act(one, { intent: 'GET', verb: 'take', word, object: thing, needsObject: true }), one];
};

const wentBack = (one: TextAct): TextAct => ({
  ...act(one, { intent: 'MOVE', verb: 'move', word: one.word }),
  back: true,
});

/** `comes back carrying the tin`: it was in hand before the way back. */
const inHandFirst = (acts: readonly TextAct[], clauses: readonly Clause[]): readonly TextAct[] =>
  acts.map((one, at) => {
    const [before, next] = [acts[at - 1], acts[at + 1]];
    if (one.back && next && isCarried(next, clauses)) return next;
    return before?.back && isCarried(one, clauses) ? before : one;
  });

const isCarried = (one: TextAct, clauses: readonly Clause[]): boolean =>
  (one.verb === 'hold' || one.verb === 'take') &&
  clauses.some(({ verb }) => verb.start === one.start && verb.form === 'ing');

/** The acts of a text, with every way back told as one. */
export const comingBack = (
  acts: readonly TextAct[],
  clauses: readonly Clause[],
): readonly TextAct[] => {
  if (!clauses.some(({ verb, rest }) => isComingBack(verb.lemma, rest))) return acts;
  let hasGone = false;
  const told = acts.flatMap((one, at) => {
    const clause = clauses.find(({ verb }) => verb.start === one.start);
    const isBack = clause !== undefined && isComingBack(clause.verb.lemma, clause.rest);
    const leads = one.verb === 'move' && (one.target !== undefined || one.via !== undefined);
    const isLast = acts[at + 1]?.start !== one.start;
    const before = hasGone;
    hasGone ||= one.verb === 'move' || one.leads === true;
    if (!isBack || !before || one.intent === 'PUT' || one.intent === 'USE') return [one];
    if (leads) return broughtBack(one, clause);
    if (!isLast) return [one];
    return one.intent === 'GET' ? [one, wentBack(one)] : [wentBack(one)];
  });
  return inHandFirst(told, clauses);
};
