// A job for every tenth event of a garden: what a server under test has to get done besides.

import { defineQueue } from '@hakoniwa/database/jobs';
import type { Notice } from '@hakoniwa/garden';
import { z } from 'zod';

/** Kills use up tries, so there are many. */
export const tenthQueue = defineQueue({
  name: 'tenth',
  data: z.object({ garden: z.string(), seq: z.int() }),
  retries: 200,
  retryDelaySeconds: 0,
});

/** The seqs of a notice that ask for a job. */
export function everyTenth(notice: Notice): number[] {
  if (notice.type !== 'committed') return [];
  return notice.submitted.events.map(({ seq }) => seq).filter((seq) => seq % 10 === 0);
}
