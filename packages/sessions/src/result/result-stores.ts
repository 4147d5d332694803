// What results are worked out with: the server's sessions and, where there is one, a model.
import type { Plays } from '../lifecycle/plays.ts';
import type { FindModel } from '../runtime/find-model.ts';

export interface ResultStores {
  readonly plays: Plays;
  /** The model of the moment; none means that the plain writer writes, and nothing counts as degraded. */
  readonly model?: FindModel | undefined;
  /** Milliseconds before a second try of a model, and of one call; the limits' when left out. */
  readonly pauseMs?: number | undefined;
  readonly callMs?: number | undefined;
  /** Told of each step once it is kept. */
  readonly onStep?: ((step: string) => Promise<void> | void) | undefined;
}
