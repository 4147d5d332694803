// What a session keeps besides its columns.
import type { CharacterState, EndingReason } from '@hakoniwa/protocol/sessions';
import type { Offered } from '../play/choices/candidate.ts';

/** What the next turn goes on from, and what was told of the last one. */
export interface SessionData {
  readonly choices: readonly Offered[];
  readonly state: CharacterState;
  /** Standing reasons to end that were proposed and still hold. */
  readonly settled: readonly EndingReason[];
  /** Turns that were taken back: they count for no reward. */
  readonly undone?: number | undefined;
}
