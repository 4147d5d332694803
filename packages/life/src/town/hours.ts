// Opening and working hours on the clock; they may cross midnight.
import { DAY_MS, HOUR_MS } from '@hakoniwa/stage';

export interface Hours {
  readonly start: number;
  readonly end: number;
}

/** Whether it is within the hours at a moment; equal ends mean always. */
export function isWithin(hours: Hours | undefined, moment: number): boolean {
  if (!hours || hours.start === hours.end) return true;
  const hour = (moment % DAY_MS) / HOUR_MS;
  return hours.start < hours.end
    ? hour >= hours.start && hour < hours.end
    : hour >= hours.start || hour < hours.end;
}

/** The moment the hours end that a moment lies in; undefined when they never do. */
export function endOf(hours: Hours | undefined, moment: number): number | undefined {
  if (!hours || hours.start === hours.end) return undefined;
  const midnight = moment - (moment % DAY_MS);
  const end = midnight + hours.end * HOUR_MS;
  return end > moment ? end : end + DAY_MS;
}
