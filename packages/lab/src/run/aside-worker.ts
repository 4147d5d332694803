// The thread of a whole run: starts it, tells how far it is, and writes its reports.
import { parentPort, workerData } from 'node:worker_threads';
import { writeReport } from '../report/write-report.ts';
import { readRun } from '../results/read-run.ts';
import type { AsideMessage } from './run-aside.ts';
import type { StartRun } from './start-options.ts';
import { startRun } from './start-run.ts';

const start = workerData as StartRun;
const stop = new AbortController();
parentPort?.on('message', () => stop.abort());

const tell = (message: AsideMessage) => parentPort?.postMessage(message);

try {
  const onProgress: StartRun['onProgress'] = (progress) => tell({ type: 'progress', progress });
  const { state, folder } = await startRun({ ...start, onProgress, signal: stop.signal });
  if (state === 'finished') await writeReport(await readRun(folder.path));
  tell({ type: 'end', state });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  tell({ type: 'failed', message, ...(code === undefined ? {} : { code }) });
}
