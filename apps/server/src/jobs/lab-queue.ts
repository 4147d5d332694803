// The queue of the Lab: one run at a time in a process, taken up again where it was cut.
import { defineQueue } from '@hakoniwa/database/jobs';
import { z } from 'zod';

export const labQueue = defineQueue({
  name: 'lab-run',
  data: z.strictObject({ text: z.string().min(1) }),
  // A model on a small machine takes hours for an experiment; what was played is kept anyway.
  expireSeconds: 23 * 3_600,
  concurrency: 1,
});
