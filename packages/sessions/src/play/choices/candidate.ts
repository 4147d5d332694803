// A choice that could be offered: what it says, what it does, and how much it is called for.
import type { PlayIntent } from '../intent.ts';

export interface Offered {
  readonly id: string;
  readonly text: string;
  readonly description?: string;
  readonly intent: PlayIntent;
}

export interface ChoiceCandidate extends Offered {
  /** Candidates of one sort stand for the same kind of thing; one of each comes first. */
  readonly sort: string;
  readonly weight: number;
}
