// A goal is about people, places and props that are in its scenario.

import { type PackCheck, type Staged, stagedScenarios } from './check.ts';
import { conditionProblems, NAMED_SORTS } from './condition.ts';

export const goalEntities: PackCheck = (draft) =>
  stagedScenarios(draft).flatMap((staged) => {
    const { scenario, setting } = staged;
    const { goal } = scenario.sheet;
    const isUnsure = NAMED_SORTS.some((field) => scenario.isDamaged(field));
    if (!goal || isUnsure) return [];
    return conditionProblems(goal, {
      ids: (sort) => [...setting[sort].keys()],
      isExcused: (id) => isExcused(staged, id),
      spot: (...path) => scenario.spot('goal', ...path),
    });
  });

/** What the pack has and the scenario does not leave out is missing by a mistake told elsewhere. */
function isExcused({ scenario, isFaulty, isWritten }: Staged, id: string): boolean {
  const { places, props, cast } = scenario.sheet;
  const isChosen = places !== undefined || props !== undefined || cast !== undefined;
  return isFaulty(id) || (!isChosen && isWritten(id));
}
