// What a mind proposes for a turn: an act, words, or both, with what it was thinking.
import type { Act, Json, Rng, SpokenAct } from '@hakoniwa/stage';

export interface Proposal {
  readonly act?: Act | undefined;
  readonly speech?: string | undefined;
  /** What the speech does, where the mind knows: then nobody has to read it. */
  readonly says?: readonly SpokenAct[] | undefined;
  /** Raw text to be judged as it is, where the mind wrote one. */
  readonly text?: string | undefined;
  readonly thought?: string | undefined;
  /** For the log: the wish, the reason. */
  readonly note: Json;
  readonly rng: Rng;
  /** Model calls that led to it. */
  readonly calls?: readonly string[] | undefined;
}
