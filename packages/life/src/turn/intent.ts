// What somebody set out to do when a walk comes before it: kept as their intention, and taken up on arrival.
import { type Intention, intentionOf, type Operator } from '@hakoniwa/stage';
import { detailOf } from '../moment/activity.ts';
import type { Plan } from '../moment/life-state.ts';
import { type LifeTurn, setLife, setSelf } from '../moment/turn.ts';

/** Sets out for a place to do something there; what follows no goal is only remembered as a plan. */
export function intendTo(
  turn: LifeTurn,
  { to, plan }: { readonly to: string; readonly plan?: Plan | undefined },
): void {
  const intention = plan && intentionFor({ to, plan, since: turn.now });
  setLife(turn, { plan: plan && !intention ? plan : null });
  if (intention) setSelf(turn, { intention });
  else forget(turn);
}

function intentionFor(of: { to: string; plan: Plan; since: number }): Intention | undefined {
  const { goal, action, spot, minutes } = of.plan;
  if (goal === undefined || (minutes !== undefined && !Number.isInteger(minutes))) return undefined;
  const live = {
    action,
    ...(minutes === undefined ? {} : { minutes }),
    ...(spot === undefined ? {} : { target: spot }),
  };
  const walk: Operator = { do: { target: of.to, verb: 'move' } };
  return { at: 0, goal, since: of.since, steps: [walk, { live }] };
}

/** What is to be done where a walk leads: as it was set out for, or as it is remembered. */
export function plannedIn({ life, self }: Pick<LifeTurn, 'life' | 'self'>): Plan | undefined {
  if (life.plan) return life.plan;
  const { activity } = self;
  const intention = intentionOf(self);
  const next = intention?.steps[intention.at + 1];
  if (!intention || !activity || !next || !('live' in next)) return undefined;
  const { reason, emergency } = detailOf(activity);
  const { action, target: spot, minutes } = next.live;
  return { action, goal: intention.goal, reason, emergency, spot, minutes };
}

/** The walk is over: what it was for comes next. */
export function stepOn(turn: LifeTurn): void {
  const intention = intentionOf(turn.self);
  if (intention) setSelf(turn, { intention: { ...intention, at: intention.at + 1 } });
}

/** Nothing is set out for any more: it was done, or given up. */
export function forget(turn: LifeTurn): void {
  if (intentionOf(turn.self)) setSelf(turn, { intention: undefined });
}
