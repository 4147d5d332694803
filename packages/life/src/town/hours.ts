// Opening and working hours on the clock; they may cross midnight.
import { DAY_MS, HOUR_MS } from '@hakoniwa/stage';

export interface Hours {
  readonly start: number;
  readonly end: number;
}

/** Whether it is within the hours at a moment; equal ends mean always. */
export function isWithin(hours: Hours | undefined, moment: number): boolean {
  if (!hours || isAlways(hours)) return true;
  const hour = (moment % DAY_MS) / HOUR_MS;
  return hours.start < hours.end
    ? hour >= hours.start && hour < hours.end
    : hour >= hours.start || hour < hours.end;
}

/** The moment the hours end that a moment lies in; undefined when they never do. */
export function endOf(hours: Hours | undefined, moment: number): number | undefined {
  return hours && !isAlways(hours) ? nextAt(hours.end, moment) : undefined;
}

/** The moment the hours begin next, for a moment outside of them; undefined when it lies within. */
export function startOf(hours: Hours | undefined, moment: number): number | undefined {
  return hours && !isWithin(hours, moment) ? nextAt(hours.start, moment) : undefined;
}

/** From midnight to midnight is round the clock, however it is written. */
function isAlways({ start, end }: Hours): boolean {
  return start === end || end - start >= 24;
}

function nextAt(hour: number, moment: number): number {
  const at = moment - (moment % DAY_MS) + hour * HOUR_MS;
  return at > moment ? at : at + DAY_MS;
}
