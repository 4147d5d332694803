// Whether a deed served anything: left out of the log, is something lost that its doer wanted?

import { isSo, risingAt, type WantedState } from './goals.ts';
import type { Followed } from './intentions.ts';
import { stepOf } from './intentions.ts';
import type { Move } from './moves.ts';
import { after, type Frame } from './replay.ts';

/** A session laid out for asking. */
export interface Laid {
  readonly moves: readonly Move[];
  /** The frame before each move, and one at the end. */
  readonly frames: readonly Frame[];
  readonly goals: readonly WantedState[];
  readonly followed: readonly Followed[];
}

/** How many moves after a deed something may still be owed to it. */
const HORIZON = 60;

/**
 * What each move served: the id of a goal, or of the plan whose later step it made possible; undefined for nothing. A
 * move also serves when a later one that serves would have had to do its work: a door opened before it is passed.
 */
export function servedBy(laid: Laid): (string | undefined)[] {
  const { moves, frames, goals } = laid;
  const reached = goals.map((goal) => ({ goal, at: risingAt(frames, goal) }));
  const served: (string | undefined)[] = moves.map(() => undefined);
  for (let index = moves.length - 1; index >= 0; index--) {
    const act = moves[index]?.act;
    if (!act || !frames[index + 1]?.isDone) continue;
    const own = reached.flatMap(({ goal, at }) =>
      goal.who === act.actor ? at.filter((end) => end >= index).map((end) => ({ goal, end })) : [],
    );
    served[index] = lostWithout(laid, { index, own, served, steps: laterSteps(laid, index) });
  }
  return served;
}

interface Owed {
  readonly index: number;
  readonly own: readonly { readonly goal: WantedState; readonly end: number }[];
  readonly steps: readonly { readonly goal: string; readonly at: number }[];
  /** What the moves after it served. */
  readonly served: readonly (string | undefined)[];
}

/** The first thing that is lost when a move is left out. */
function lostWithout(
  { moves, frames }: Laid,
  { index, own, steps, served }: Owed,
): string | undefined {
  const reachedNow = own.find(({ end }) => end === index);
  if (reachedNow) return reachedNow.goal.id;
  const actor = moves[index]?.act?.actor;
  const last = Math.min(moves.length - 1, index + HORIZON);
  let frame = frames[index] as Frame;
  for (let next = index + 1; next <= last; next++) {
    frame = after(frame, moves[next] as Move);
    const step = steps.find(({ at }) => at === next);
    if (step && !frame.isDone) return step.goal;
    const goal = own.find(({ end }) => end === next)?.goal;
    if (goal && !isSo(frame, goal)) return goal.id;
    const isOwn = served[next] !== undefined && moves[next]?.act?.actor === actor;
    if (isOwn && frame.change !== frames[next + 1]?.change) return served[next];
  }
  return undefined;
}

/** Later steps of the intention that a move was a step of, which its doer did while it was kept. */
function laterSteps({ moves, frames, followed }: Laid, index: number): Owed['steps'] {
  const { act, turn } = moves[index] as Move;
  if (!act) return [];
  const plan = followed.find(
    ({ who, from, until, intention }) =>
      who === act.actor &&
      from <= turn &&
      (until === undefined || until >= turn) &&
      stepOf(intention, act) >= 0,
  );
  if (!plan) return [];
  const at = stepOf(plan.intention, act);
  return moves.flatMap((later, next) =>
    next > index &&
    later.act?.actor === act.actor &&
    (plan.until === undefined || later.turn <= plan.until) &&
    frames[next + 1]?.isDone &&
    stepOf(plan.intention, later.act) > at
      ? [{ goal: plan.intention.goal, at: next }]
      : [],
  );
}
