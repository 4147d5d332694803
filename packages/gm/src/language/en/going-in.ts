// `unlocks the storeroom door and steps in`: who goes on without saying where goes through the door just opened.
import type { TextAct } from '../types.ts';
import { PASSAGE_NOUNS } from './data/nouns.ts';
import { isKind } from './noun-kind.ts';

const OPENS: ReadonlySet<string> = new Set(['open', 'unlock', 'force']);
/** Words that lead on without naming a place. */
const ONWARD: ReadonlySet<string> = new Set(['inside', 'in', 'through']);

const isOnward = ({ verb, target, source, via, object }: TextAct): boolean =>
  verb === 'move' &&
  source === undefined &&
  object === undefined &&
  (target === undefined || ONWARD.has(target.head) || target.pronoun === true) &&
  (via === undefined || via.pronoun === true);

/** The acts of a text, with the door each bare step goes through. */
export const goingIn = (acts: readonly TextAct[]): readonly TextAct[] => {
  if (!acts.some(({ verb }) => verb === 'move')) return acts;
  let door: TextAct['object'];
  return acts.map((one) => {
    if (OPENS.has(one.verb) && isKind(one.object, PASSAGE_NOUNS)) door = one.object;
    if (one.verb !== 'move') return one;
    const via = isOnward(one) ? door : undefined;
    door = undefined;
    if (via === undefined) return one;
    const { target: _, ...rest } = one;
    return { ...rest, via };
  });
};
