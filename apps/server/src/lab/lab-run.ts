// A run as its owner sees it: the job, and the experiment it is about.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobProgress } from '@hakoniwa/database/jobs';
import { readExperiment } from '@hakoniwa/lab';
import type { LabRun } from '@hakoniwa/protocol';
import { inLanguage } from '@hakoniwa/stage';
import { jobShown } from '../jobs/job-shown.ts';

/** The run; its folder says which experiment it is. */
export async function labRun(job: JobProgress, folder: string): Promise<LabRun> {
  const { id, state, createdAt, error } = jobShown(job);
  const etaMs = job.note === null || job.note === '' ? null : Number(job.note);
  return {
    ...{ id, state, createdAt, ...(await named(folder)) },
    done: job.done,
    total: job.total,
    etaMs: state === 'done' ? 0 : etaMs,
    ...(error === undefined ? {} : { error: error.message }),
  };
}

async function named(folder: string): Promise<Pick<LabRun, 'experiment' | 'title'>> {
  const file = join(folder, 'experiment.yaml');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { experiment: '', title: { ja: '', en: '' } };
  const { name, title = name } = readExperiment(file, text);
  return {
    experiment: name,
    title: { ja: inLanguage(title, 'ja'), en: inLanguage(title, 'en') },
  };
}
