// Where a stream goes on after a break, as browsers say it.
import { z } from 'zod';

/** What is no place in the log starts anew; what no header can hold is refused. */
export const lastEventParameter = {
  name: 'last-event-id',
  description: 'watch.lastEventId',
  schema: z
    .string()
    .regex(/^[ -~]{0,1000}$/, 'visible ASCII')
    .optional(),
} as const;
