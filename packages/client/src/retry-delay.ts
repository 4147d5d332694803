// How long to wait before coming back: longer each time, never the same for all who were cut at once.
import { limits } from './limits.ts';

/** Milliseconds before try number `tries`, counted from 0; `random` is from 0 to 1. */
export function retryDelayMs(tries: number, random: () => number): number {
  const most = Math.min(limits.retryMostMs, limits.retryFirstMs * 2 ** tries);
  return most * (0.5 + random() / 2);
}
