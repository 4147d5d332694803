// How a job stands, apart from the schemas: a page that asks for it needs no validator.

export const JOB_STATES = [
  'waiting',
  'running',
  'retrying',
  'done',
  'failed',
  'cancelled',
] as const;
type JobState = (typeof JOB_STATES)[number];

/** States that do not change any more. */
export const JOB_ENDS: readonly string[] = ['done', 'failed', 'cancelled'] satisfies JobState[];
