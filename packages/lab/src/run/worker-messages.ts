// What the run and its workers say to each other.
import type { Experiment } from '../experiment/schema.ts';
import type { Cell } from '../plan/cell.ts';
import type { PackRoots } from '../play/lab-gardens.ts';

export interface WorkerStart {
  readonly experiment: Experiment;
  readonly folder: string;
  readonly roots: PackRoots;
}

/** A session that was done, or what went wrong with it. */
export type WorkerAnswer =
  | { readonly id: string; readonly turns: number }
  | { readonly id: string; readonly error: { readonly message: string; readonly code?: string } };

export interface WorkerTask {
  readonly cell: Cell;
}
