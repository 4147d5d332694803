// Goals of the sheet: what one wants today, and what one wants of life.
import { hashText, MINUTE_MS } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { WishSource } from './wish.ts';

export const goalWishes: WishSource = (context) => {
  const { self, personality, view } = context;
  return (self.inner?.desires ?? []).map(({ id, text, term, weight, wants, again }) => {
    const goal = `desire:${id}`;
    // The conscientious keep their long goals in sight.
    const lasting = term === 'short' ? 1 : 0.3 + personality.conscientiousness / 200;
    const dear = weight * lasting + whim(context, goal);
    const since = again === undefined ? undefined : view.time.now - again * MINUTE_MS + 1;
    return { kind: 'goal', goal, text, wants, isOnce: true, since, weight: dear };
  });
};

/** What one is in the mood for: drawn once for a goal from the seed of the scene; the orderly have less of it. */
function whim({ seed, id, personality }: MindContext, goal: string): number {
  const drawn = Number.parseInt(hashText(`${seed}:${id}:${goal}`).slice(0, 6), 16) / 0xff_ff_ff;
  return drawn * (WHIM + (100 - personality.conscientiousness) * WHIM_OF_THE_LOOSE);
}

/** Points a mood is worth at most to whoever is orderly through and through, and how many more to others. */
const WHIM = 6;
const WHIM_OF_THE_LOOSE = 0.12;
