// Goals of the sheet: what one wants today, and what one wants of life.
import type { WishSource } from './wish.ts';

export const goalWishes: WishSource = ({ self, personality }) =>
  (self.inner?.desires ?? []).map(({ id, text, term, weight }) => ({
    kind: 'goal',
    goal: `desire:${id}`,
    text,
    // The conscientious keep their long goals in sight.
    weight: term === 'short' ? weight : weight * (0.3 + personality.conscientiousness / 200),
  }));
