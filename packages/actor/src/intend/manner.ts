// Means follow character: the cautious look before they touch, the bold go straight at it, the dependent ask.
import type { Consideration } from './consideration.ts';

export const manner: Consideration = ({ act, context }) => {
  const { personality, recallable, id } = context;
  const caution = cautionOf(personality.neuroticism, personality.agreeableness);
  const isKnown = recallable.some(
    ({ actor, object, verb }) =>
      actor === id && object === act.object && (verb === 'inspect' || verb === 'look'),
  );
  if (act.verb === 'inspect') return isKnown ? -25 : caution * 0.5;
  if (RISKY.has(act.verb))
    return isKnown ? 0 : -caution * 0.45 + (100 - personality.neuroticism) * 0.1;
  if (act.verb === 'force') return (50 - personality.agreeableness) * 0.6;
  if (act.verb === 'call') return (personality.extraversion - 60) * 0.2;
  return 0;
};

/** Fear of harm, and mistrust of whoever left it there. */
function cautionOf(neuroticism: number, agreeableness: number): number {
  return Math.max(0, neuroticism * 0.7 + (50 - agreeableness) * 0.6);
}

const RISKY: ReadonlySet<string> = new Set([
  'open',
  'use',
  'eat',
  'drink',
  'switch-on',
  'unlock',
  'search',
]);
