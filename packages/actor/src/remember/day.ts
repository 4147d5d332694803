// Where a day ends for a character: when it falls asleep, or when the next one dawns on the wakeful.
import { DAY_MS, HOUR_MS } from '@hakoniwa/stage';
import type { Memory } from './memory.ts';

/** Whether a memory is of falling asleep. */
export function isFallingAsleep({ type, actor, action }: Memory, id: string): boolean {
  return type === 'activity-started' && action === 'sleep' && actor === id;
}

/** Whether the day of a memory is another than that of the one before it. */
export function isNextDay(before: Memory, next: Memory): boolean {
  return dayOf(next) > dayOf(before);
}

/** Days change at dawn, so that a late evening belongs to the day it ends. */
function dayOf({ at }: Memory): number {
  return Math.floor((at - DAWN_MS) / DAY_MS);
}

const DAWN_MS = 4 * HOUR_MS;
