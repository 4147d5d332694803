// Runs an experiment in a thread of its own: for servers, whose own thread must stay free.

import type { RunProgress } from './progress.ts';
import { SessionFailedError } from './session-failed-error.ts';
import type { StartRun } from './start-options.ts';
import type { RunEnd } from './start-run.ts';
import { openTypeScriptWorker } from './typescript-worker.ts';

/** A run whose parts can be handed to another thread. */
export type RunAside = Omit<StartRun, 'onProgress' | 'signal'> & {
  readonly onProgress?: (progress: RunProgress) => void;
  readonly signal?: AbortSignal | undefined;
};

export type AsideMessage =
  | { readonly type: 'progress'; readonly progress: RunProgress }
  | { readonly type: 'end'; readonly state: RunEnd['state'] }
  | { readonly type: 'failed'; readonly message: string; readonly code?: string };

/** Runs it to its end; what goes wrong is thrown with its message and code. */
export async function runAside(run: RunAside): Promise<RunEnd['state']> {
  const { onProgress, signal, ...start } = run;
  const worker = openTypeScriptWorker(new URL('./aside-worker.ts', import.meta.url), start);
  const stop = () => worker.postMessage('stop');
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the run ended without a word')));
      worker.on('message', (message: AsideMessage) => {
        if (message.type === 'progress') onProgress?.(message.progress);
        else if (message.type === 'end') resolve(message.state);
        else reject(new SessionFailedError(start.folder, message));
      });
    });
  } finally {
    signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
