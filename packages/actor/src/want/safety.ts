// A stranger in the room: the anxious would rather be elsewhere, the outgoing do not mind. Words make strangers known.
import { companions, type MindContext } from '../context.ts';
import { fearOf } from '../perceive/seems.ts';
import type { WishSource } from './wish.ts';

const GOAL = 'safety';

export const safety: WishSource = (context) => {
  const { affinity, personality, view } = context;
  const strangers = companions(context).filter(
    ({ id }) => (affinity[id] === undefined && !haveTalked(context, id)) || (affinity[id] ?? 0) < 0,
  );
  const fear = fearOf(personality);
  if (strangers.length === 0 || fear <= 0 || view.here === undefined) return [];
  if (hasLeft(context)) return [];
  const wants = { not: { at: { character: { as: 'self' }, place: view.here } } };
  return [{ kind: 'safety', goal: GOAL, text: '', wants, weight: fear }];
};

/** One leaves for strangers once; whoever comes after one is not run from for ever. */
function hasLeft({ memories, id }: MindContext): boolean {
  return memories.some(({ actor, verb, goal }) => actor === id && verb === 'move' && goal === GOAL);
}

/** Whether each of them has said something the other heard. */
function haveTalked({ memories, id }: MindContext, other: string): boolean {
  const spoke = (who: string, to: string) =>
    memories.some(
      ({ actor, speech, to: named = to }) => actor === who && speech !== undefined && named === to,
    );
  return spoke(other, id) && spoke(id, other);
}
