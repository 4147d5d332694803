// Bodies want: the emptier a need, the louder.
import type { Condition, World } from '@hakoniwa/stage';
import type { WishSource } from './wish.ts';

export const needs: WishSource = ({ self, believed }) =>
  Object.entries(self.inner?.needs ?? {})
    .filter(([, points]) => points < LOUD)
    .map(([need, points]) => ({
      kind: 'need',
      goal: `need:${need}`,
      need,
      text: need,
      wants: stilledBy(believed, need),
      weight: Math.min(100, (LOUD - points) * 1.8),
    }));

/** Below this many points a need makes itself heard. */
const LOUD = 60;

const self = { as: 'self' } as const;

/** What stills a need: what a pack gives things for it, and what the Stage's acts do; undefined where nothing is known. */
function stilledBy({ props }: Pick<World, 'props'>, need: string): Condition | undefined {
  const ways = [...props.values()].flatMap(({ id, affordances }) =>
    affordances
      .filter(({ outcomes = [] }) =>
        outcomes.some((one) => one.do === 'need' && one.need === need && one.points > 0),
      )
      .map(({ verb }): Condition => ({ done: { verb, by: self, object: id } })),
  );
  const usual = Object.hasOwn(STILLED_BY, need) ? STILLED_BY[need] : undefined;
  const all = [...ways, ...(usual ? [usual] : [])];
  return all.length > 1 ? { any: all } : all[0];
}

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
