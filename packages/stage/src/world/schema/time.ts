// The hour at which a story begins, as authors write it.
import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '../time-units.ts';

/** `02:15` on the 24-hour clock. */
export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** The calendar day the story begins on. */
export const dateSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** Milliseconds since midnight. */
export function momentOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}
