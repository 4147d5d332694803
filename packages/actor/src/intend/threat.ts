// A stranger in the room: the anxious keep away, the outgoing come nearer.
import { companions } from '../context.ts';
import type { Consideration } from './consideration.ts';

export const threat: Consideration = ({ act, context }) => {
  const { affinity, personality } = context;
  const strangers = companions(context).filter(
    ({ id }) => affinity[id] === undefined || (affinity[id] ?? 0) < 0,
  );
  if (strangers.length === 0) return 0;
  const fear = personality.neuroticism - personality.extraversion * 0.5;
  if (act.verb === 'move') return fear * 0.9;
  const isNear = act.target !== undefined && strangers.some(({ id }) => id === act.target);
  return isNear || (act.verb === 'inspect' && strangers.some(({ id }) => id === act.object))
    ? -fear * 0.8
    : 0;
};
