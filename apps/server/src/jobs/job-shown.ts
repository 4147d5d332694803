// A job as its owner sees it.

import type { JobProgress, JobState } from '@hakoniwa/database/jobs';
import { ERROR_CODES, type JobShown } from '@hakoniwa/protocol';
import { isJsonObject } from '@hakoniwa/stage';

const STATES: Readonly<Record<JobState, JobShown['state']>> = {
  waiting: 'waiting',
  running: 'running',
  retrying: 'retrying',
  done: 'done',
  dead: 'failed',
  cancelled: 'cancelled',
};

export function jobShown(job: JobProgress): JobShown {
  const { jobId, queue, state, attempt, done, total, error, createdAt, changedAt } = job;
  const isOver = ['done', 'dead', 'cancelled'].includes(state);
  const share = state === 'done' ? 1 : total ? Math.min(1, done / total) : undefined;
  return {
    id: jobId,
    kind: queue,
    state: STATES[state],
    ...(share === undefined ? {} : { progress: share }),
    ...(share === undefined && done > 0 ? { note: `${done}` } : {}),
    attempt,
    createdAt: createdAt.toISOString(),
    ...(isOver ? { finishedAt: changedAt.toISOString() } : {}),
    ...(error === null || state === 'done' ? {} : { error: failureOf(error) }),
    ...(state === 'done' ? { result: resultOf(job) } : {}),
  };
}

/** Why it failed, under its code where that is one of the wire's. */
function failureOf(said: string): NonNullable<JobShown['error']> {
  const [, first = '', rest = ''] = /^([A-Z][A-Z_]+): (.*)$/s.exec(said) ?? [];
  const code = ERROR_CODES.find((one) => one === first);
  return code ? { code, message: rest } : { code: 'JOB_FAILED', message: said };
}

/** The number of the file is the server's own business; the owner is told where to fetch it. */
function resultOf(job: JobProgress): unknown {
  if (!isJsonObject(job.result) || fileOf(job) === undefined) return job.result;
  const { file: _file, ...result } = job.result;
  return { ...result, file: `/v1/jobs/${job.jobId}/file` };
}

/** The file a job made; undefined when it made none. */
export function fileOf({ queue, state, result }: JobProgress): number | undefined {
  const isMade = queue === 'export' && state === 'done' && isJsonObject(result);
  return isMade && typeof result.file === 'number' ? result.file : undefined;
}
