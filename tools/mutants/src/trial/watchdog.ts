// Beside the worker that tries mutants: ends the process when one never comes to an end, after writing that down.
import type { TestProject } from 'vitest/node';
import openDatabases from '../../../../packages/database/test/global-setup.ts';
import { addVerdict, readJob, readProgress, writeProgress } from './job.ts';
import { START_AGAIN } from './start-again.ts';

const LOOK_MS = 500;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const close = await openDatabases(project);
  const job = readJob();
  let seen = { run: -1, wall: 0, processor: 0 };
  const timer = setInterval(() => {
    const { run, key, mostMs } = readProgress(job);
    const { user, system } = process.cpuUsage();
    const now = { run, wall: performance.now(), processor: (user + system) / 1000 };
    if (run !== seen.run) seen = now;
    if (!key || !mostMs) return;
    const isOver =
      now.wall - seen.wall > mostMs.wall || now.processor - seen.processor > mostMs.processor;
    if (!isOver) return;
    clearInterval(timer);
    addVerdict(job, { key, status: 'Timeout' });
    writeProgress(job, { run });
    void close().finally(() => process.exit(START_AGAIN));
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await close();
  };
}
