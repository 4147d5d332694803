// The desk where jobs are asked for; a house that keeps nothing has none.
import type { CompleteApp } from '../../app-parts.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { Refused } from '../../refused.ts';

export function jobQueueOf({ jobs }: Pick<CompleteApp, 'jobs'>): JobQueue {
  if (!jobs)
    throw new Refused('NOT_KEPT', 'this server keeps nothing; set HAKONIWA_DATA to a folder');
  return jobs;
}
