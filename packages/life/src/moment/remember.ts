// What was done today: the list a mind decides from, begun anew each day.
import { DAY_MS } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import type { DoneToday } from './life-state.ts';
import type { LifeTurn } from './turn.ts';

/** Today's list with one more thing done. */
export function remembered({ life, now }: LifeTurn, done: DoneToday): readonly DoneToday[] {
  const { today } = life;
  const day = Math.floor(now / DAY_MS);
  const first = today[0];
  const isStale = first !== undefined && Math.floor(first.at / DAY_MS) < day - 1;
  const isNew = first !== undefined && Math.floor((today.at(-1)?.at ?? 0) / DAY_MS) < day;
  const kept = isStale || isNew ? [] : today;
  return [...kept, inKeyOrder(done)].slice(-limits.todayKept);
}

/** Events are hashed with sorted keys: what stands in them so is not copied for it. */
function inKeyOrder({ action, at, episode, minutes, place, reason }: DoneToday): DoneToday {
  const told = episode === undefined ? {} : { episode };
  return { action, at, ...told, minutes, place, reason };
}
