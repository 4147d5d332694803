// Bodies want: the emptier a need, the louder.
import type { Condition } from '@hakoniwa/stage';
import type { WishSource } from './wish.ts';

export const needs: WishSource = ({ self }) =>
  Object.entries(self.inner?.needs ?? {})
    .filter(([, points]) => points < LOUD)
    .map(([need, points]) => ({
      kind: 'need',
      goal: `need:${need}`,
      need,
      text: need,
      wants: Object.hasOwn(STILLED_BY, need) ? STILLED_BY[need] : undefined,
      weight: Math.min(100, (LOUD - points) * 1.8),
    }));

/** Below this many points a need makes itself heard. */
const LOUD = 60;

const self = { as: 'self' } as const;

/** What stills a need that the Stage's acts know of. */
const STILLED_BY: Readonly<Record<string, Condition>> = {
  satiety: {
    any: [
      { done: { verb: 'eat', by: self, object: { kind: 'food' } } },
      { done: { verb: 'drink', by: self, object: { kind: 'drink' } } },
    ],
  },
  energy: { done: { verb: 'sit', by: self, object: { kind: 'seat' } } },
};
