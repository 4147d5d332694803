// How a run is to be started.
import type { ModelSettings } from '@hakoniwa/garden';
import type { RunProgress } from './progress.ts';

export interface StartRun {
  /** The experiment's file, for messages and for paths in it. */
  readonly file: string;
  readonly text: string;
  /** Where the run is kept. */
  readonly folder: string;
  /** Where shipped packs lie; the server's own when absent. */
  readonly packs?: string | undefined;
  /** Worker threads; 0 plays in this one. */
  readonly workers?: number | undefined;
  /** Sessions asked of models at once; each server still has its own slots. */
  readonly atOnce?: number | undefined;
  readonly settings?: ModelSettings | undefined;
  /** Another cap on tokens than the experiment's: how a run out of budget goes on. */
  readonly tokens?: number | undefined;
  readonly onProgress?: ((progress: RunProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
