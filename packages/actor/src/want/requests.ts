// What others just asked for; the agreeable want to oblige, the contrary read a motive into it.
import type { WishSource } from './wish.ts';

export const requestWishes: WishSource = ({ recent, id, personality, affinity }) => {
  const spoken = recent
    .slice(-REMEMBERED)
    .filter(({ actor, speech }) => actor !== undefined && actor !== id && speech !== undefined);
  return spoken.slice(-LATEST).map(({ actor = '', speech = '', seq }) => {
    const warmth = (affinity[actor] ?? 0) / 4;
    return {
      kind: 'request',
      goal: `request:${actor}`,
      causes: [seq],
      text: speech,
      weight: Math.max(0, personality.agreeableness * 0.75 + warmth - 10),
    };
  });
};

/** How many of them count. */
const LATEST = 2;
/** How far back a request still counts. */
const REMEMBERED = 6;
