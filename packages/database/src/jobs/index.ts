// Jobs: work that is asked for in a transaction, tried until it succeeds, and never lost.
export { type Enqueue, enqueue, jobIdOf } from './enqueue.ts';
export {
  JobCancelledError,
  JobDataError,
  JobHopelessError,
  UnknownJobError,
  UnknownQueueError,
} from './errors.ts';
export { Jobs, type OpenJobs, openJobs } from './jobs.ts';
export type { JobProgress, JobState } from './progress.ts';
export { defineQueue, type Queue, type QueueDefinition } from './queue.ts';
export type { JobHandler, RunningJob, Step } from './running-job.ts';
export { jobProgress } from './tables.ts';
