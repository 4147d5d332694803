// A decision as a mind makes it: what to do, where, for how long, and why.
import type { ScheduleChange } from '../config/schedules.ts';

export interface Decision {
  readonly action: string;
  /** A place, or the one to talk to. */
  readonly target?: string | undefined;
  readonly durationMinutes?: number | undefined;
  readonly reason: string;
  /** What it is for, as goals are named: `need:satiety`, `plan:work`, `company`. */
  readonly goal?: string | undefined;
  /** How the day plan is to change. */
  readonly schedule?: ScheduleChange | undefined;
}
