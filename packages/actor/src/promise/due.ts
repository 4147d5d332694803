// When something said is to be done: a time as it was named, as a moment of the world's own clock.
import { DAY_MS, DAY_PARTS, HOUR_MS, MINUTE_MS, type TimeSaid } from '@hakoniwa/stage';
import { limits } from '../limits.ts';

/** The stretch of time in which something is to be done. */
export interface DueTime {
  readonly from: number;
  readonly due: number;
  /** Whether the words named a time at all. */
  readonly isStated: boolean;
}

/** When it is due; undefined when the time named is over. Without any, within a day. */
export function dueAt(time: TimeSaid | undefined, now: number): DueTime | undefined {
  const { afterMs, day, part, clock, soonMinutes } = time ?? {};
  if (afterMs !== undefined) return exactly(now + afterMs, now);
  if (clock) return atClock(now, { day, part, ...clock });
  if (part !== undefined) return inPart(now, day, part);
  if (day !== undefined) return onDay(now, day);
  if (soonMinutes !== undefined)
    return { from: now, due: now + soonMinutes * MINUTE_MS, isStated: true };
  return { from: now, due: now + DAY_MS, isStated: false };
}

const GRACE_MS = limits.graceMinutes * MINUTE_MS;

/** One may come an hour early. */
function exactly(due: number, now: number): DueTime {
  return { from: Math.max(now, due - HOUR_MS), due, isStated: true };
}

interface Clock {
  readonly day: number | undefined;
  readonly part: string | undefined;
  readonly hour: number;
  readonly minute: number;
  /** Whether the words say which half of the day. */
  readonly half?: 'am' | 'pm' | undefined;
}

/** The hour that is meant: as said, else the next one that can be. */
function atClock(now: number, { day, part, hour, minute, half }: Clock): DueTime | undefined {
  const today = Math.floor(now / DAY_MS);
  const isLate = half === 'pm' || part === 'evening' || part === 'night' || part === 'noon';
  const isEarly = half === 'am' || part === 'morning' || part === 'late-night';
  const late = hour < 12 ? hour + 12 : hour;
  const hours = isLate ? [late] : isEarly ? [hour % 12] : hour <= EARLY ? [late] : [hour, late];
  const days = day === undefined ? [today, today + 1] : [today + day];
  const moments = days.flatMap((one) =>
    hours.map((at) => one * DAY_MS + at * HOUR_MS + minute * MINUTE_MS),
  );
  const due = moments.find((moment) => moment > now);
  return due === undefined ? undefined : exactly(due, now);
}

/** Up to this hour nobody means the small hours unless they say so. */
const EARLY = 6;

/** A part of the day is due so long before it ends that with the grace it is over. */
function inPart(now: number, day: number | undefined, part: string): DueTime | undefined {
  const index = DAY_PARTS.findIndex(({ id }) => id === part);
  const begin = (DAY_PARTS[index]?.from ?? 0) * HOUR_MS;
  const end = (DAY_PARTS[index + 1]?.from ?? 24) * HOUR_MS;
  const today = Math.floor(now / DAY_MS);
  const days = day === undefined ? [today, today + 1] : [today + day];
  const on = days.find((one) => one * DAY_MS + end > now);
  return on === undefined ? undefined : within(now, on * DAY_MS + begin, on * DAY_MS + end);
}

function onDay(now: number, day: number): DueTime {
  const begin = (Math.floor(now / DAY_MS) + day) * DAY_MS;
  return within(now, begin, begin + DAY_MS) as DueTime;
}

function within(now: number, begin: number, end: number): DueTime {
  const from = Math.max(now, begin);
  return { from, due: Math.max(end - GRACE_MS, Math.min(end, from + GRACE_MS)), isStated: true };
}
