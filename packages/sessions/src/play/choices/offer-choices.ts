// The three choices of a moment: from what is open and what is possible, one of each sort first.
import { limits } from '../../limits.ts';
import type { PlayTurn } from '../turn.ts';
import { actCandidates } from './act-candidates.ts';
import type { ChoiceCandidate, Offered } from './candidate.ts';
import { fightCandidates } from './fight-candidates.ts';
import { questCandidates } from './quest-candidates.ts';
import { wayCandidates } from './way-candidates.ts';

export type { Offered } from './candidate.ts';

/** How much less a candidate is called for beside another of its sort, and of the same thing. */
const BESIDE = { sort: 18, thing: 40 };

/** Exactly three, each of which the world allows if it is taken at once. */
export function offerChoices(turn: PlayTurn): Offered[] {
  const all = turn.state.encounter
    ? fightCandidates(turn)
    : [...questCandidates(turn), ...actCandidates(turn), ...wayCandidates(turn)];
  const left = [
    ...new Map(all.toSorted((a, b) => a.weight - b.weight).map((one) => [one.id, one])).values(),
  ];
  const chosen: ChoiceCandidate[] = [];
  while (chosen.length < limits.openingChoices && left.length > 0) {
    const worth = left.map((one) => one.weight - besides(one, chosen));
    const [next] = left.splice(worth.indexOf(Math.max(...worth)), 1);
    if (next) chosen.push(next);
  }
  return chosen.map(plain);
}

function besides(one: ChoiceCandidate, chosen: readonly ChoiceCandidate[]): number {
  const thing = thingOf(one);
  const sorts = chosen.filter(({ sort }) => sort === one.sort).length;
  const things = chosen.filter((other) => thing !== undefined && thingOf(other) === thing).length;
  return BESIDE.sort * sorts + BESIDE.thing * things;
}

function thingOf({ intent }: ChoiceCandidate): string | undefined {
  return intent.do === 'act' ? intent.act.object : undefined;
}

function plain({ id, text, description, intent }: ChoiceCandidate): Offered {
  return { id, text, intent, ...(description === undefined ? {} : { description }) };
}
