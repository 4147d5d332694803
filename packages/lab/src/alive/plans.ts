// What became of what people set out to do.
import type { PropId, SpokenAct } from '@hakoniwa/stage';
import { goalsNamed, isSo, type WantedState } from './goals.ts';
import type { Followed } from './intentions.ts';
import { stepOf } from './intentions.ts';
import type { SpokenLine } from './moves.ts';
import type { Frame } from './replay.ts';
import type { Laid } from './serves.ts';

export type PlanEnd = 'finished' | 'given-up-aloud' | 'dropped' | 'open';

export interface EndedPlan {
  readonly who: string;
  readonly goal: string;
  readonly steps: number;
  readonly end: PlanEnd;
}

/** A plan taken up again this soon was only put aside; so long what was hoped for may still come true, or be let go of. */
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
  const isLetGo = spoken.some(
    (one) =>
      one.who === who &&
      one.turn >= plan.from &&
      one.turn <= (until ?? Infinity) + AGAIN &&
      one.says.some(letsGo),
  );
  if (isLetGo) return 'given-up-aloud';
  const last = laid.moves.at(-1)?.turn ?? 0;
  return until === undefined || until + AGAIN > last ? 'open' : 'dropped';
}

/** Says that something is of no use, or that a wish is let go. */
function letsGo({ act, about }: SpokenAct): boolean {
  return act === 'announce' && (about?.kind === 'denial' || about?.kind === 'wish');
}

/**
 * Finished when what it was for came true while it was followed, or soon after by what was asked and hoped for: to have
 * done all of its steps is not enough. Where nothing but the goal's name is known, its last deed must have been done, with
 * what the name is of.
 */
function isFinished({ moves, frames, goals }: Laid, plan: Followed): boolean {
  const { who, intention, from, until } = plan;
  const { goal } = intention;
  const during = moves.flatMap((move, index) =>
    move.turn >= from && move.turn <= (until ?? Infinity) + AGAIN ? [{ move, index }] : [],
  );
  const named = goalsNamed(goals, { who, goal });
  const first = during[0]?.index;
  if (named.length > 0 && first !== undefined)
    return named.some((one) => during.some(({ index }) => isSoAfter(frames[index + 1], one)));
  const last = intention.steps.findLastIndex((one) => 'do' in one);
  const of = goal.slice(goal.indexOf(':') + 1);
  const isOfThing = frames[0]?.world.props.has(of as PropId) ?? false;
  return during.some(
    ({ move: { act, turn }, index }) =>
      act?.actor === who &&
      turn <= (until ?? Infinity) &&
      frames[index + 1]?.isDone === true &&
      (isOfThing ? act.object === of : stepOf(intention, act) === last),
  );
}

function isSoAfter(frame: Frame | undefined, goal: WantedState): boolean {
  return frame !== undefined && isSo(frame, goal);
}
