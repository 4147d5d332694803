// What an activity waits for from outside: a decision, the next line of a talk.
import { pointer } from '@hakoniwa/stage';
import { type Activity, detailOf } from './activity.ts';
import type { LifeTurn } from './turn.ts';

/** Nobody waits any longer: a late answer finds nothing. */
export function dropAwaited(turn: LifeTurn, activity: Activity): void {
  const { effect } = detailOf(activity);
  if (effect !== undefined && turn.world.pending.has(effect))
    turn.extra.push({ op: 'remove', path: pointer('pending', effect) });
}
