// The three choices of a moment: from what is open and what is possible, one of each sort first.
import { limits } from '../../limits.ts';
import type { Turn } from '../turn.ts';
import { actCandidates } from './act-candidates.ts';
import type { Candidate, Offered } from './candidate.ts';
import { fightCandidates } from './fight-candidates.ts';
import { questCandidates } from './quest-candidates.ts';
import { wayCandidates } from './way-candidates.ts';

export type { Offered } from './candidate.ts';

/** Exactly three, each of which the world allows if it is taken at once. */
export function offerChoices(turn: Turn): Offered[] {
  const all = turn.state.encounter
    ? fightCandidates(turn)
    : [...questCandidates(turn), ...actCandidates(turn), ...wayCandidates(turn)];
  const unique = [...new Map(all.toReversed().map((one) => [one.id, one])).values()];
  const sorted = unique.sort((a, b) => b.weight - a.weight);
  const first = sorted.filter(({ sort }, i) => sorted.findIndex((one) => one.sort === sort) === i);
  const rest = sorted.filter((one) => !first.includes(one));
  return [...first, ...rest].slice(0, limits.openingChoices).map(plain);
}

function plain({ id, text, description, intent }: Candidate): Offered {
  return { id, text, intent, ...(description === undefined ? {} : { description }) };
}
