// A few worker threads that play sessions side by side; they run TypeScript as the rest of the server does.
import type { Worker } from 'node:worker_threads';
import type { Cell } from '../plan/cell.ts';
import { SessionFailedError } from './session-failed-error.ts';
import { openTypeScriptWorker } from './typescript-worker.ts';
import type { WorkerAnswer, WorkerStart } from './worker-messages.ts';

export interface PoolOptions {
  readonly start: WorkerStart;
  readonly size: number;
  readonly cells: readonly Cell[];
  readonly onDone: (id: string, turns: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Plays all cells; rejects with the first failure, after which no more are begun. */
export async function playInPool(options: PoolOptions): Promise<void> {
  const { size, cells, start } = options;
  const waiting = [...cells];
  const workers = Array.from({ length: Math.min(size, cells.length) }, () => openWorker(start));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, waiting, options)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function openWorker(start: WorkerStart): Worker {
  return openTypeScriptWorker(new URL('./cell-worker.ts', import.meta.url), start);
}

/** Hands out one session after the other until none is left or somebody called it off. */
async function keepBusy(
  worker: Worker,
  waiting: Cell[],
  { onDone, signal }: PoolOptions,
): Promise<void> {
  for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
    if (signal?.aborted) return;
    const answer = await asked(worker, cell);
    if ('error' in answer) {
      waiting.length = 0;
      throw new SessionFailedError(cell.id, answer.error);
    }
    onDone(answer.id, answer.turns);
  }
}

function asked(worker: Worker, cell: Cell): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => () => {
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      settle();
    };
    worker.once('message', (answer: WorkerAnswer) => done(() => resolve(answer))());
    worker.once('error', (error) => done(() => reject(error))());
    worker.postMessage({ cell });
  });
}
