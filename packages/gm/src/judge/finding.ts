// What the judge finds in one act: nothing to settle, a typed act to ask the laws about, or a violation.
import type { Act, Denial } from '@hakoniwa/stage';

export type Finding =
  /** Gestures, approaches and the like: allowed, nothing changes. */
  | { readonly is: 'harmless' }
  /** Acts for the laws, in order; `settles: false` when only their legality counts. */
  | { readonly is: 'acts'; readonly acts: readonly Act[]; readonly settles: Settling }
  | { readonly is: 'violation'; readonly denial: Denial };

/** What of an allowed act takes effect: all of it, only what it implies about hands, or nothing. */
export type Settling = 'whole' | 'hands' | 'none';

export const HARMLESS: Finding = { is: 'harmless' };

/** A violation. */
export function violation(denial: Denial): Finding {
  return { is: 'violation', denial };
}
