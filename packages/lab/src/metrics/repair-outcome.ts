// What became of an invention: silently corrected, apologised for, swapped for another, kept, or given up.

import type { JudgedTurn } from '../judge/judged-turn.ts';
import { APOLOGY_WORDS } from './data/apology.ts';
import { inventions } from './world.ts';

export const REPAIR_OUTCOMES = ['untried', 'silent', 'told', 'swapped', 'kept', 'gave_up'] as const;
export type RepairOutcome = (typeof REPAIR_OUTCOMES)[number];

/** The outcome of a turn whose first attempt invented something; undefined for all others. */
export function repairOutcome(turn: JudgedTurn): RepairOutcome | undefined {
  const before = turn.hasFirst ? inventions(turn.first) : [];
  if (before.length === 0) return undefined;
  if (turn.retries === 0) return 'untried';
  if (turn.gaveUp) return 'gave_up';
  const after = inventions(turn.final);
  // One invention for another mends nothing, however different the words are.
  if (after.length > 0) return after.some((thing) => before.includes(thing)) ? 'kept' : 'swapped';
  if (turn.final.violations.length > 0 || turn.final.isBroken) return 'swapped';
  return APOLOGY_WORDS.test(turn.final.speech) ? 'told' : 'silent';
}
