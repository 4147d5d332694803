// The work of the Lab's queue: a run in its folder, cut and taken up at will.
import { join } from 'node:path';
import { JobCancelledError, type JobHandler, JobHopelessError } from '@hakoniwa/database/jobs';
import type { ModelSettings } from '@hakoniwa/garden';
import type { runAside } from '@hakoniwa/lab';
import type { labQueue } from '../jobs/lab-queue.ts';
import { limits } from '../limits.ts';

interface LabWorkParts {
  readonly folderOf: (id: string) => string;
  readonly settings: ModelSettings | undefined;
  readonly run: typeof runAside;
}

/** Plays a run; a try that was cut leaves what it played, and the next one goes on from there. */
export function labWork({
  folderOf,
  settings,
  run,
}: LabWorkParts): JobHandler<(typeof labQueue)['data']> {
  return async (job) => {
    const folder = folderOf(job.id);
    const off = new AbortController();
    const signal = AbortSignal.any([job.signal, off.signal]);
    let cancelled: unknown;
    let shownMs = Number.NEGATIVE_INFINITY;
    const note = (step: Parameters<typeof job.progress>[0]) =>
      job.progress(step).catch((error: unknown) => {
        cancelled = error;
        off.abort();
      });
    const state = await run({
      ...{
        file: join(folder, 'experiment.yaml'),
        text: job.data.text,
        folder,
        workers: 0,
        settings,
      },
      signal,
      onProgress: ({ done, total, etaMs, elapsedMs }) => {
        if (elapsedMs - shownMs < limits.lab.noteMs && done < total) return;
        shownMs = elapsedMs;
        void note({ done, total, note: etaMs === null ? '' : String(etaMs) });
      },
    });
    if (cancelled instanceof JobCancelledError) throw cancelled;
    // What is used up stays used up; what was cut goes on with the next try.
    if (state === 'spent') throw new JobHopelessError(new Error(ENDS.spent));
    if (state === 'interrupted') throw new Error(ENDS.interrupted);
    return { state };
  };
}

const ENDS = {
  interrupted: 'the run was cut; it goes on from where it was',
  spent: 'the budget of the experiment is used up',
} as const;
