// The tails of the normal and of Student's t distribution.
import { betaQuantile, incompleteBeta } from './incomplete-beta.ts';

/** The t below which a share of Student's distribution lies, for a share above one half. */
export function studentQuantile(share: number, freedom: number): number {
  // The share of |t| beyond t is I_x(f/2, 1/2) with x = f / (f + t²).
  const x = betaQuantile(2 * (1 - share), { a: freedom / 2, b: 0.5 });
  return Math.sqrt((freedom * (1 - x)) / Math.max(x, Number.MIN_VALUE));
}

/** The share of the standard normal distribution below a value. */
export function normalShare(value: number): number {
  // erf by the incomplete gamma is not at hand; a t with very many degrees is the normal.
  const freedom = 1e7;
  const tail = incompleteBeta(freedom / (freedom + value * value), { a: freedom / 2, b: 0.5 }) / 2;
  return value > 0 ? 1 - tail : tail;
}
