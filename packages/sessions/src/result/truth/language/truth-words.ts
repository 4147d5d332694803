// What a language says when something is gained, lost, won or ends: claims that only events can back.
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';

/** A kind of claim: the words for it, and the events that can be behind it. */
export interface TruthClaim {
  readonly words: RegExp;
  readonly kinds: readonly PlayEventKind[];
}

/** Events by which somebody has something they had not. */
export const GAINING: readonly PlayEventKind[] = [
  'item.gained',
  'fragment.found',
  'fragment.collected',
  'quest.completed',
  'log.compiled',
];

export interface TruthWords {
  readonly claims: readonly TruthClaim[];
  /** Those who bear a rank, a trade or a threat: nobody of them is there unless an event says so. */
  readonly people: RegExp;
}
