// What the app that is killed and the test that kills it agree on.

import { defineQueue } from '@hakoniwa/database/jobs';
import { z } from 'zod';

export const GARDENS = ['east', 'west', 'south'] as const;

/** Counts an event, once. Kills use up tries, so there are many. */
export const countQueue = defineQueue({
  name: 'count',
  data: z.object({ garden: z.string(), seq: z.int() }),
  retries: 200,
  retryDelaySeconds: 0,
});
