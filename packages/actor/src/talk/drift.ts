// How long a talk has been about nothing in the world: what is only answered, word for word, wears out.
import type { Memory } from '../remember/memory.ts';

/** The lines since one was about something, counted from the last. */
export function driftOf(recent: readonly Memory[]): number {
  let lines = 0;
  for (let i = recent.length - 1; i >= 0; i--) {
    const { speech, about, question } = recent[i] ?? {};
    if (speech === undefined) continue;
    if (about !== undefined || question !== undefined) break;
    lines += 1;
  }
  return lines;
}
