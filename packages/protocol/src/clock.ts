// The clock of a garden: whether time flows, how fast, and letting some of it pass at once.
import { z } from 'zod';
import { limits } from './limits.ts';

export const clockStateSchema = z.strictObject({
  /** World time in milliseconds since the calendar's first midnight. */
  now: z.number(),
  /** `none`: nothing moves by itself here. */
  state: z.enum(['running', 'paused', 'none']),
  /** `max`: from moment to moment without waiting. */
  speed: z.union([z.number().min(0), z.literal('max')]),
});

/** What to do with it; at least one field. */
export const clockRequestSchema = z
  .strictObject({
    state: z.enum(['running', 'paused']).optional(),
    speed: z.union([z.number().positive().max(limits.speed), z.literal('max')]).optional(),
    /** World minutes to let pass now. */
    advanceMinutes: z.int().min(1).max(limits.advanceMinutes).optional(),
  })
  .refine((given) => Object.keys(given).length > 0, 'state, speed or advanceMinutes');

export type ClockState = z.infer<typeof clockStateSchema>;
export type ClockRequest = z.infer<typeof clockRequestSchema>;
