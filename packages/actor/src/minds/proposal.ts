// What a mind proposes for a turn: an act, words, or both, with what it was thinking.
import type { Act, Intends, Json, Rng, SpokenAct, Why } from '@hakoniwa/stage';

export interface Proposal {
  readonly act?: Act | undefined;
  readonly speech?: string | undefined;
  /** What the speech does, where the mind knows: then nobody has to read it. */
  readonly says?: readonly SpokenAct[] | undefined;
  /** Why it is done; nothing where nothing was decided by. */
  readonly why?: Why | undefined;
  /** Why it is said. */
  readonly wordsWhy?: Why | undefined;
  /** What is set out to be done with it, or given up; nothing where all stays as it is. */
  readonly intends?: Intends | undefined;
  /** Raw text to be judged as it is, where the mind wrote one. */
  readonly text?: string | undefined;
  readonly thought?: string | undefined;
  /** For the log: the mind, the occasion. */
  readonly note: Json;
  readonly rng: Rng;
  /** Model calls that led to it. */
  readonly calls?: readonly string[] | undefined;
}
