// What a mind proposes for a turn: an act, words, or both, with what it was thinking.
import type { Act, Json, Rng } from '@hakoniwa/stage';

export interface Proposal {
  readonly act?: Act | undefined;
  readonly speech?: string | undefined;
  /** Raw text to be judged as it is, where the mind wrote one. */
  readonly text?: string | undefined;
  readonly thought?: string | undefined;
  /** For the log: the move, the wish, the reason. */
  readonly note: Json;
  readonly rng: Rng;
  /** Model calls that led to it. */
  readonly calls?: readonly string[] | undefined;
}
