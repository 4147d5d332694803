// A worker thread: plays the sessions it is handed, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { RunFolder } from '../folder/run-folder.ts';
import { LabGardens } from '../play/lab-gardens.ts';
import { CellModels } from './cell-models.ts';
import { doCell } from './do-cell.ts';
import type { WorkerAnswer, WorkerStart, WorkerTask } from './worker-messages.ts';

const { experiment, folder: path, roots } = workerData as WorkerStart;
const folder = new RunFolder(path);
const models = new CellModels({ experiment, folder, beside: roots.beside });
const opening = LabGardens.open(roots);

parentPort?.on('message', ({ cell }: WorkerTask) => {
  void play(cell).then((answer) => parentPort?.postMessage(answer));
});

async function play(cell: WorkerTask['cell']): Promise<WorkerAnswer> {
  try {
    return {
      id: cell.id,
      turns: await doCell({ cell, experiment, gardens: await opening, models, folder }),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { id: cell.id, error: { message, ...(code === undefined ? {} : { code }) } };
  }
}
