// What became of what people set out to do.
import type { Followed } from './intentions.ts';
import { stepOf } from './intentions.ts';
import type { SpokenLine } from './moves.ts';
import type { Laid } from './serves.ts';

export type PlanEnd = 'finished' | 'given-up-aloud' | 'dropped' | 'open';

export interface EndedPlan {
  readonly who: string;
  readonly goal: string;
  readonly steps: number;
  readonly end: PlanEnd;
}

/** A plan taken up again this soon was only put aside. */
const AGAIN = 10;

/** Every plan with what became of it. Taken up again for the same goal, it is one plan. */
export function plansIn(laid: Laid, spoken: readonly SpokenLine[]): EndedPlan[] {
  const { followed } = laid;
  return followed.flatMap((one, index) => {
    const isTakenUp = followed.some(
      (later, next) =>
        next > index &&
        later.who === one.who &&
        later.intention.goal === one.intention.goal &&
        later.from <= (one.until ?? Infinity) + AGAIN,
    );
    if (isTakenUp) return [];
    const { goal, steps } = one.intention;
    return [{ who: one.who, goal, steps: steps.length, end: endOf(laid, one, spoken) }];
  });
}

function endOf(laid: Laid, plan: Followed, spoken: readonly SpokenLine[]): PlanEnd {
  if (isFinished(laid, plan)) return 'finished';
  const { until, who } = plan;
  if (until === undefined) return 'open';
  const isSaid = spoken.some((one) => one.who === who && one.turn === until);
  return isSaid ? 'given-up-aloud' : 'dropped';
}

/** Finished when its last deed was done while it was followed. */
function isFinished({ moves, frames }: Laid, { who, intention, from, until }: Followed): boolean {
  const last = intention.steps.findLastIndex((one) => 'do' in one);
  if (last < 0) return until !== undefined;
  return moves.some(
    ({ act, turn }, index) =>
      act?.actor === who &&
      turn >= from &&
      turn <= (until ?? Infinity) &&
      frames[index + 1]?.isDone &&
      stepOf(intention, act) === last,
  );
}
