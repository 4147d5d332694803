// Until when a run goes on, as people write it: a clock, a day and a clock, a date, or a type of event.
import type { RunGoal } from '@hakoniwa/garden';
import { DAY_MS, HOUR_MS, MINUTE_MS, type World } from '@hakoniwa/stage';

/** Reads `12:30`, `3 12:30`, `2026-04-03 12:30` or `activity-interrupted`; undefined when it is none. */
export function parseUntil(text: string): ((genesis: World) => RunGoal) | undefined {
  const clock = /^(?:(\d{4}-\d{2}-\d{2})[ T]|(\d{1,4})[ dT]\s*)?(\d{1,2}):(\d{2})$/.exec(
    text.trim(),
  );
  if (clock) {
    const [, date, day, hours, minutes] = clock;
    const ofDay = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
    if (Number(hours) > 24 || Number(minutes) > 59) return undefined;
    return (genesis) => ({ moment: momentOf(genesis, { date, day, ofDay }) });
  }
  return /^[a-z]+(-[a-z]+)+$/.test(text) ? () => ({ event: text }) : undefined;
}

interface Wanted {
  readonly date?: string | undefined;
  readonly day?: string | undefined;
  readonly ofDay: number;
}

/** Days count from the one the garden began on; a clock alone is the first time it shows that. */
function momentOf({ clock }: World, { date, day, ofDay }: Wanted): number {
  const midnight = Math.floor(clock.now / DAY_MS) * DAY_MS;
  if (date !== undefined) return Date.parse(date) - Date.parse(clock.start) + ofDay;
  if (day !== undefined) return midnight + (Number(day) - 1) * DAY_MS + ofDay;
  return midnight + ofDay + (midnight + ofDay <= clock.now ? DAY_MS : 0);
}
