// `unlocks the storeroom door and steps in`: who goes on without saying where goes through the door just opened.
import type { TextAct } from '../types.ts';
import { act } from './act-build.ts';
import type { Clause } from './clause-types.ts';
import { PASSAGE_NOUNS } from './data/nouns.ts';
import { entriesFor } from './lexicon.ts';
import { isKind } from './noun-kind.ts';

const OPENS: ReadonlySet<string> = new Set(['open', 'unlock', 'force']);
/** Words that lead on without naming a place. */
const ONWARD: ReadonlySet<string> = new Set(['inside', 'in', 'through']);
const WAYS: ReadonlySet<string> = new Set(['in', 'through', 'down', 'up', 'out', 'inside']);

const isOnward = ({ verb, target, source, via, object }: TextAct): boolean =>
  verb === 'move' &&
  source === undefined &&
  object === undefined &&
  (target === undefined || ONWARD.has(target.head) || target.pronoun === true) &&
  (via === undefined || via.pronoun === true);

const SILLS: ReadonlySet<string> = new Set(['threshold', 'sill', 'doorstep', 'lintel']);

/** `heads down`, `climbs up`: a way of going that by itself would lead nowhere. */
const isBareStep = (one: TextAct, clauses: readonly Clause[]): boolean => {
  if (one.intent !== 'EMOTE' || one.object !== undefined || one.target !== undefined) return false;
  const clause = clauses.find(({ verb }) => verb.start === one.start);
  if (clause === undefined || clause.who !== 'speaker') return false;
  const { particles, preps } = clause.rest;
  return (
    preps.every(({ nouns }) => SILLS.has(nouns[0]?.head ?? '')) &&
    particles.length === 1 &&
    WAYS.has(particles[0] ?? '') &&
    entriesFor(clause.verb.lemma).some(({ intent }) => intent === 'MOVE')
  );
};

/** The acts of a text, with the door each bare step goes through. */
export const goingIn = (
  acts: readonly TextAct[],
  clauses: readonly Clause[],
): readonly TextAct[] => {
  if (acts.length < 2 || !acts.some(({ verb }) => OPENS.has(verb))) return acts;
  let door: TextAct['object'];
  return acts.map((one) => {
    if (OPENS.has(one.verb) && isKind(one.object, PASSAGE_NOUNS)) door = one.object;
    if (door === undefined) return one;
    const via = door;
    if (isBareStep(one, clauses)) {
      door = undefined;
      return act(one, { intent: 'MOVE', verb: 'move', word: one.word, via });
    }
    if (one.verb !== 'move') return one;
    door = undefined;
    const { target: _, ...rest } = one;
    return isOnward(one) ? { ...rest, via } : one;
  });
};
