// A whole run in this thread: plays it and writes its reports.
import { writeReport } from '../report/write-report.ts';
import { readRun } from '../results/read-run.ts';
import type { StartRun } from './start-options.ts';
import { type RunEnd, startRun } from './start-run.ts';

/** Runs it to its end; there are reports when it was finished. */
export async function runWhole(start: StartRun): Promise<RunEnd['state']> {
  const { state, folder } = await startRun(start);
  if (state === 'finished') await writeReport(await readRun(folder.path));
  return state;
}
