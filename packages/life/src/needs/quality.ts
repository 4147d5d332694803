// What the quality of a place does to an action.
import type { PerNeed } from '../config/life-config.ts';

/** Where a place says nothing about its quality, it is ordinary. */
export const ORDINARY_QUALITY = 50;

/** Gains grow by 0.5 + quality/100; what an action costs the body is the same everywhere. */
export function scaled(rates: PerNeed, quality: number): PerNeed {
  return Object.fromEntries(
    Object.entries(rates).map(([need, rate]) => [
      need,
      rate > 0 ? Math.round((rate * (50 + quality)) / 100) : rate,
    ]),
  );
}
