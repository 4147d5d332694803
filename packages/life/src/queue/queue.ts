// The queue of next moments: when each life is to be looked at next, found minute by minute.
import { HOUR_MS, MINUTE_MS, type World, waitingFor, wakesIn } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { idOfLife } from '../moment/life-state.ts';

/** A moment at which somebody must be looked at. */
export interface DueMoment {
  readonly moment: number;
  readonly id: string;
}

/** The first moment not after `to`, but for those passed over; minutes are looked through in order. */
export function nextDue(
  world: World,
  {
    to,
    passedOver = NOBODY,
  }: { readonly to: number; readonly passedOver?: ReadonlySet<string> | undefined },
): DueMoment | undefined {
  const first = Math.floor(world.clock.now / MINUTE_MS);
  const horizon = world.clock.now + limits.wakeHours * HOUR_MS + HOUR_MS;
  const last = Math.floor(Math.min(to, horizon) / MINUTE_MS);
  for (let minute = first; minute <= last; minute++) {
    for (const moment of wakesIn(world, minute)) {
      if (moment > to) return undefined;
      const key = waitingFor(world, moment).find((one) => isAwaited(one, passedOver));
      if (key !== undefined) return { moment, id: idOfLife(key) ?? '' };
    }
  }
  return undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

function isAwaited(key: string, passedOver: ReadonlySet<string>): boolean {
  const id = idOfLife(key);
  return id !== undefined && !passedOver.has(id);
}
