// The shape of a decision that comes from outside.
import { z } from 'zod';
import { scheduleChangeSchema } from '../config/schedules.ts';

export const decisionSchema = z.strictObject({
  action: z.string().min(1),
  target: z.string().min(1).optional(),
  durationMinutes: z.number().min(0).max(1_440).optional(),
  reason: z.string().max(500),
  schedule: scheduleChangeSchema.optional(),
});
