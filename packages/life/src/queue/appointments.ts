// Promises as moments: when one who gave their word must be looked at, read from the open threads.
import { MINUTE_MS, type Thread, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';

/** A promise whose moment has come. */
export interface Appointment {
  readonly moment: number;
  readonly thread: Thread;
}

/** The promises whose moment falls after now and not after `to`, in order. */
export function appointments(world: World, to: number): Appointment[] {
  if (world.threads.size === 0) return [];
  const all = [...world.threads.values()].flatMap((thread): Appointment[] => {
    const moment = momentOf(thread);
    return moment !== undefined && moment > world.clock.now && moment <= to
      ? [{ moment, thread }]
      : [];
  });
  return all.sort((a, b) => a.moment - b.moment || (a.thread.id < b.thread.id ? -1 : 1));
}

/** At its time; where one has to be somewhere, early enough to walk there. */
function momentOf({ kind, due, place, opened, closed }: Thread): number | undefined {
  if (kind !== 'promise' || due === undefined || closed !== undefined) return undefined;
  const lead = place === undefined ? 0 : limits.appointmentLeadMinutes * MINUTE_MS;
  return Math.max(due - lead, opened + 1_000);
}
