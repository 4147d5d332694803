// The desk where jobs are asked for; a house that keeps nothing has none.
import type { House } from '../../app-parts.ts';
import type { JobDesk } from '../../jobs/job-desk.ts';
import { Refused } from '../../refused.ts';

export function deskOf({ jobs }: Pick<House, 'jobs'>): JobDesk {
  if (!jobs)
    throw new Refused('NOT_KEPT', 'this server keeps nothing; set HAKONIWA_DATA to a folder');
  return jobs;
}
