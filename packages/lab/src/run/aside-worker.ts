// The thread of a whole run: starts it, tells how far it is, and writes its reports.
import { parentPort, workerData } from 'node:worker_threads';
import type { AsideMessage } from './run-aside.ts';
import { runWhole } from './run-whole.ts';
import type { StartRun } from './start-options.ts';

const start = workerData as StartRun;
const stop = new AbortController();
parentPort?.on('message', () => stop.abort());

const tell = (message: AsideMessage) => parentPort?.postMessage(message);

try {
  const onProgress: StartRun['onProgress'] = (progress) => tell({ type: 'progress', progress });
  tell({ type: 'end', state: await runWhole({ ...start, onProgress, signal: stop.signal }) });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  tell({ type: 'failed', message, ...(code === undefined ? {} : { code }) });
}
