// Goes where one promised to be: what is being done is left for it, and one waits there.

import { textIn } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { sayings } from '../locale/index.ts';
import { detailOf } from '../moment/activity.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { wayTo } from '../town/way.ts';
import { stopFor } from './stop.ts';
import { undertake } from './undertake.ts';
import { dropThought, scheduleNextWake } from './wake.ts';

/** Sets out for the place, unless one is there, cannot get there, or is in an emergency. */
export function keepAppointment(
  turn: LifeTurn,
  { place, promise }: { readonly place: string; readonly promise: string },
): void {
  const { self, world } = turn;
  const { activity } = self;
  const isBusy = activity !== undefined && detailOf(activity).emergency !== undefined;
  if (self.controlledBy === 'human' || isBusy) return;
  if (self.place !== place && !wayTo(world, { walker: self, to: place })) return;
  if (activity?.action === 'thinking') dropThought(turn);
  else stopFor(turn, 'idle');
  const reason = textIn(sayings, world.language).promise;
  undertake(turn, {
    decision: {
      action: 'idle',
      target: place,
      durationMinutes: limits.appointmentLeadMinutes + limits.appointmentWaitMinutes,
      reason,
      goal: `promise:${promise}`,
    },
  });
  scheduleNextWake(turn);
}
