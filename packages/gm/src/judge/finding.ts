// What the judge finds in one act: nothing to settle, a typed act to ask the laws about, or a violation.
import type { Act, Denial } from '@hakoniwa/stage';

export type JudgeFinding =
  /** Gestures, approaches and the like: allowed, nothing changes. */
  | { readonly is: 'harmless' }
  /** Typed acts for the laws, in order. */
  | { readonly is: 'acts'; readonly acts: readonly TypedAct[] }
  | { readonly is: 'violation'; readonly denial: Denial };

/** A typed act, and what of it takes effect. */
export interface TypedAct {
  readonly act: Act;
  readonly settles: Settling;
  /** Whether the thing is put to its use, which a broken or empty one does not allow. */
  readonly works?: boolean;
}

/** What of an allowed act takes effect: all of it, only what it implies about hands, or nothing. */
export type Settling = 'whole' | 'hands' | 'none';

export const HARMLESS: JudgeFinding = { is: 'harmless' };

/** A violation. */
export function violation(denial: Denial): JudgeFinding {
  return { is: 'violation', denial };
}
