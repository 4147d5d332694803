// Beside the worker that tries mutants: ends the process when one never comes to an end, after writing that down.
import type { TestProject } from 'vitest/node';
import { INTERRUPTED, START_AGAIN } from './exit-codes.ts';
import { addVerdict, readJob, readProgress, writeProgress } from './job.ts';

const LOOK_MS = 500;
const CLOSE_MS = 20_000;

export default function setup(project: TestProject): () => void {
  const job = readJob();
  const end = (code: number) => {
    clearInterval(timer);
    // What other setups have opened is closed first; a worker that does not come to an end is not waited for.
    setTimeout(() => process.exit(code), CLOSE_MS);
    void project.vitest.close().finally(() => process.exit(code));
  };
  // Vitest would leave at once, and the database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal);
    process.once(signal, () => end(INTERRUPTED));
  }
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
    addVerdict(job, { key, status: 'Timeout' });
    writeProgress(job, { run });
    end(START_AGAIN);
  }, LOOK_MS);
  return () => clearInterval(timer);
}
