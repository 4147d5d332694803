// Where a stream goes on after a break, as browsers say it.
import { z } from 'zod';

/** What is no place in the log starts anew. */
export const lastEventParameter = {
  name: 'last-event-id',
  description: 'live.lastEventId',
  schema: z.string().optional(),
} as const;
