// Which entry of a day plan is due, and when the next one begins.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hakoniwa/stage';
import type { LifeConfig } from '../config/life-config.ts';
import type { ScheduleEntry } from '../config/schedules.ts';
import { limits } from '../limits.ts';
import type { LifeState } from '../moment/life-state.ts';

export interface DayPlan {
  readonly due?: { readonly entry: ScheduleEntry; readonly until: number } | undefined;
  readonly next?: { readonly entry: ScheduleEntry; readonly at: number } | undefined;
}

interface Asked {
  readonly config: LifeConfig;
  readonly entries: readonly ScheduleEntry[];
  /** The calendar day the clock's zero falls on. */
  readonly start: string;
  readonly now: number;
  readonly today: LifeState['today'];
}

/** The plan at a moment: entries of yesterday evening may last into today. */
export function dayPlanAt(asked: Asked): DayPlan {
  const { config, entries, now } = asked;
  const today = Math.floor(now / DAY_MS);
  let due: DayPlan['due'];
  let dueAt = -1;
  let next: DayPlan['next'];
  for (const entry of entries) {
    for (const day of [today - 1, today, today + 1]) {
      if (entry.days && !entry.days.includes(weekday(asked.start, day))) continue;
      const at = day * DAY_MS + momentOfDay(entry.at);
      if (at > now) {
        if (!next || at < next.at) next = { entry, at };
        continue;
      }
      const range = config.actions.get(entry.action)?.minutes;
      if (!range) continue;
      const until = at + (entry.minutes ?? range.default) * MINUTE_MS;
      const isBegun = asked.today.some((done) => done.action === entry.action && done.at >= at);
      const isLeft = until - now >= range.min * MINUTE_MS;
      const isLate = !isBegun && now < at + limits.lateMinutes * MINUTE_MS;
      if ((!isLeft && !isLate) || at < dueAt) continue;
      due = { entry, until: Math.max(until, now + range.min * MINUTE_MS) };
      dueAt = at;
    }
  }
  return { ...(due ? { due } : {}), ...(next ? { next } : {}) };
}

function momentOfDay(at: string): number {
  const known = moments.get(at);
  if (known !== undefined) return known;
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const moment = hours * HOUR_MS + minutes * MINUTE_MS;
  moments.set(at, moment);
  return moment;
}

/** A day has 1,440 of them. */
const moments = new Map<string, number>();

/** The day of the week so many days after a date, from Sunday, which is 0. */
function weekday(start: string, days: number): number {
  return (((firstDay(start) + days) % 7) + 7) % 7;
}

/** A world has one calendar. */
const firstDays = new Map<string, number>();

function firstDay(start: string): number {
  const known = firstDays.get(start);
  if (known !== undefined) return known;
  const [year = 2000, month = 1, day = 1] = start.split('-').map(Number);
  const shifted = month < 3 ? year - 1 : year;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  const first = shifted + leaps + (MONTH_SHIFTS[month - 1] ?? 0) + day;
  firstDays.set(start, first);
  return first;
}

/** Sakamoto's table: by how many weekdays each month is shifted. */
const MONTH_SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
