// What others just asked for; the agreeable want to oblige, the contrary read a motive into it.
import type { MindContext } from '../context.ts';
import type { Memory } from '../remember/memory.ts';
import type { Wish, WishSource } from './wish.ts';

export const requestWishes: WishSource = (context) => {
  const { recent, id } = context;
  return recent
    .slice(-REMEMBERED)
    .filter(({ actor, asks }) => actor !== undefined && actor !== id && asks !== undefined)
    .filter(({ asks }) => asks?.to === undefined || asks.to === id)
    .slice(-LATEST)
    .flatMap((memory) => wishFor(context, memory) ?? []);
};

function wishFor(
  { personality, affinity, recent, id }: MindContext,
  { actor = '', speech = '', seq, asks }: Memory,
): Wish | undefined {
  if (!asks) return undefined;
  const { verb, object } = asks;
  const isDone = recent.some(
    (one) =>
      one.seq > seq &&
      one.actor === id &&
      one.verb === verb &&
      one.object === object &&
      !one.isDenied,
  );
  if (isDone) return undefined;
  const warmth = (affinity[actor] ?? 0) / 4;
  const done = { verb, by: { as: 'self' }, ...(object === undefined ? {} : { object }) };
  return {
    ...{ kind: 'request', goal: `request:${actor}`, causes: [seq], text: speech, wants: { done } },
    weight: Math.max(0, personality.agreeableness * 0.75 + warmth - 10),
  };
}

/** How many of them count. */
const LATEST = 2;
/** How far back a request still counts. */
const REMEMBERED = 12;
