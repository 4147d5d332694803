// Every limit of the jobs, with its unit and the reason it is there.

export const limits = {
  /** Tries after the first: a model server that restarts is back by then. */
  retries: 4,
  /** Seconds before the second try, doubling from there. */
  retryDelaySeconds: 2,
  /** Seconds between tries at most. */
  retryDelayMaxSeconds: 300,
  /** Seconds one try may take. */
  expireSeconds: 900,
  /** Jobs of one queue at a time in one process: models are the slow part, and they queue. */
  concurrency: 2,
  /** Seconds without a sign of life after which a worker counts as dead; the least that is allowed. */
  heartbeatSeconds: 10,
  /** Seconds between two looks for dead workers and for jobs to take up again. */
  superviseSeconds: 5,
  /** Seconds between two looks for work; the least that is allowed. Notices come sooner. */
  pollSeconds: 0.5,
  /** Milliseconds between two looks into the outbox, when no notice came. */
  outboxLookMs: 1_000,
  /** Rows taken out of the outbox at once. */
  outboxBatch: 100,
  /** Milliseconds between two looks whether the queue knows that a try is over. */
  settleMs: 20,
  /** Milliseconds to wait for running jobs when a process stops. */
  stopMs: 10_000,
  /** Days a job that is over can be looked up. */
  jobDays: 30,
} as const;
