// Bodies want: the emptier a need, the louder.
import type { WishSource } from './wish.ts';

export const needs: WishSource = ({ self }) =>
  Object.entries(self.inner?.needs ?? {})
    .filter(([, points]) => points < LOUD)
    .map(([need, points]) => ({
      kind: 'need',
      goal: `need:${need}`,
      need,
      text: need,
      weight: Math.min(100, (LOUD - points) * 1.8),
    }));

/** Below this many points a need makes itself heard. */
const LOUD = 60;
