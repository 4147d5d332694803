// A stranger in the room: the anxious would rather be elsewhere, the outgoing do not mind.
import { companions } from '../context.ts';
import { fearOf } from '../perceive/seems.ts';
import type { WishSource } from './wish.ts';

export const safety: WishSource = (context) => {
  const { affinity, personality, view } = context;
  const strangers = companions(context).filter(
    ({ id }) => affinity[id] === undefined || (affinity[id] ?? 0) < 0,
  );
  const fear = fearOf(personality);
  if (strangers.length === 0 || fear <= 0 || view.here === undefined) return [];
  const wants = { not: { at: { character: { as: 'self' }, place: view.here } } };
  return [{ kind: 'safety', goal: 'safety', text: '', wants, weight: fear }];
};
