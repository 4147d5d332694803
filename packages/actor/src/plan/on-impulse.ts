// What is done by whoever makes no plans: what fulfils a wish at once, else now and then whatever is at hand.
import { type Act, drawFraction, drawOne, type Rng } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { OpenGoal } from './open-goals.ts';

/** An act of the moment, and the wish it fulfils where it does. */
export interface Impulse {
  readonly act?: Act | undefined;
  readonly goal?: OpenGoal | undefined;
}

/** Which act would do at once for a wish; undefined where none does. */
export type AtOnce = (goal: OpenGoal) => Act | undefined;

export function onImpulse(
  { choices, personality, rng }: Pick<MindContext, 'choices' | 'personality' | 'rng'>,
  { goals, atOnce }: { readonly goals: readonly OpenGoal[]; readonly atOnce: AtOnce },
): Impulse {
  for (const goal of goals) {
    const act = atOnce(goal);
    if (act) return { act, goal };
  }
  const [restless, next] = drawFraction(rng as Rng);
  const urge = (personality.extraversion + personality.openness) / 400;
  return restless < urge ? { act: drawOne(next, choices)[0] } : {};
}
