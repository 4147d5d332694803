// A violation as it is reported: what was tried, with what, and why not.
import type { DenialCause, DeniedReason, Intent } from '@hakoniwa/stage';

/** What of a violation is told to whoever tried. */
export type TriedInVain = Pick<Violation, 'reason' | 'cause' | 'target' | 'needs'>;

export interface Violation {
  readonly reason: DeniedReason;
  readonly cause:
    | DenialCause
    | 'time'
    | 'weather'
    | 'place'
    | 'stranger'
    | 'repeated-question'
    | 'repeated-act';
  /** The name of the thing, place or person it is about. */
  readonly target: string | null;
  readonly intent: Intent;
  /** The words of the text. */
  readonly text: string;
  /** What would have been needed, or is so instead. */
  readonly needs?: string;
  /** Where in the turn it stands, for order. */
  readonly at: number;
}
