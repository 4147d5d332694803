// An arc while it is lived, and what a session did for it.

/** The arc of a character, as rows keep it. */
export interface ArcState {
  readonly id: string;
  /** The arc in the pack. */
  readonly arc: string;
  readonly progress: number;
  readonly phase: number;
  readonly phases: number;
  /** Milestones that were reached, by id. */
  readonly reached: readonly string[];
  /** Every arc of the character so far, the latest last. */
  readonly begun: readonly string[];
}

/** What a session did for an arc. */
export interface ArcOutcome {
  readonly arcId: string;
  readonly arc: string;
  readonly progress: number;
  readonly phase: number;
  readonly phases: number;
  readonly status: 'active' | 'completed';
  /** Milestones that were reached in it, by id. */
  readonly milestones: readonly string[];
  /** The arc that comes next, when this one is over and there is one. */
  readonly next: string | null;
}
