// The work this server does beside its requests: backups both ways, and tidying.
import { defineQueue } from '@hakoniwa/database/jobs';
import { z } from 'zod';

/** Makes a backup that can be fetched when it is done. */
export const exportQueue = defineQueue({
  name: 'export',
  data: z.object({ owner: z.string(), garden: z.string().optional() }),
  retries: 3,
  concurrency: 1,
});

/** Restores a backup that was sent. */
export const importQueue = defineQueue({
  name: 'import',
  data: z.object({ owner: z.string(), file: z.number(), keepsIds: z.boolean() }),
  retries: 2,
  concurrency: 1,
});

/** Takes away what is old. */
export const upkeepQueue = defineQueue({
  name: 'upkeep',
  data: z.object({ day: z.string() }),
  retries: 3,
  concurrency: 1,
});
