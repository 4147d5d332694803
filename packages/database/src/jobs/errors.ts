// The ways asking for a job can fail, one class each, with a code that does not change.
import { StoreError } from '../store-error.ts';

/** There is no queue of that name among those that were opened. */
export class UnknownQueueError extends StoreError {
  readonly code = 'UNKNOWN_QUEUE';
  readonly queue: string;

  constructor(queue: string) {
    super(`there is no queue ${JSON.stringify(queue)}`);
    this.queue = queue;
  }
}

/** There is no job of that id. */
export class UnknownJobError extends StoreError {
  readonly code = 'UNKNOWN_JOB';
  readonly job: string;

  constructor(job: string) {
    super(`there is no job ${JSON.stringify(job)}`);
    this.job = job;
  }
}

/** The job was called off while it was being done. */
export class JobCancelledError extends StoreError {
  readonly code = 'JOB_CANCELLED';
  readonly job: string;

  constructor(job: string) {
    super(`the job ${JSON.stringify(job)} was called off`);
    this.job = job;
  }
}

/** The job can never succeed, however often it is tried; the cause says why. */
export class JobHopelessError extends StoreError {
  readonly code = 'JOB_HOPELESS';

  constructor(cause: unknown) {
    super('the job can never succeed', { cause });
  }
}

/** What the job should carry is not what its queue takes. */
export class JobDataError extends StoreError {
  readonly code = 'JOB_DATA';
  readonly queue: string;

  constructor(queue: string, cause: unknown) {
    super(`not what the queue ${JSON.stringify(queue)} takes`, { cause });
    this.queue = queue;
  }
}
