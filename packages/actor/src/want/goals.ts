// Goals of the sheet: what one wants today, and what one wants of life.
import type { WishSource } from './wish.ts';

export const goalWishes: WishSource = ({ self, personality }) =>
  (self.inner?.desires ?? []).map(({ id, text, term, weight, wants }) => {
    const goal = `desire:${id}`;
    // The conscientious keep their long goals in sight. A whim is of the goal, and stays as long as it does.
    const lasting = term === 'short' ? 1 : 0.3 + personality.conscientiousness / 200;
    return { kind: 'goal', goal, text, wants, isOnce: true, weight: weight * lasting + whim(goal) };
  });

/** So many points, always the same for one goal. */
function whim(goal: string): number {
  let sum = 0;
  for (const letter of goal) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return sum % WHIM;
}

const WHIM = 7;
