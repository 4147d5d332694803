// The jobs of a server: every queue it has, on one instance of the library for all of them.

import type { Database } from '@hakoniwa/database';
import { type Jobs, openJobs } from '@hakoniwa/database/jobs';
import { RESULT_QUEUE } from '@hakoniwa/sessions';
import { labQueue } from './lab-queue.ts';
import { exportQueue, importQueue, upkeepQueue } from './queues.ts';

/** The one place to add a queue. */
const QUEUES = [exportQueue, importQueue, upkeepQueue, labQueue, RESULT_QUEUE] as const;

/** Makes the queues ready; who does their work says so later. Close it before what the work needs. */
export function openServerJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  return openJobs(database, { queues: QUEUES, onError });
}
