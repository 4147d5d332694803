// A goal is about people, places and props that are in its scenario.
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { GOAL_FORMS, type Goal } from '../schema/goal.ts';
import type { Path } from '../yaml/yaml-file.ts';
import { type PackCheck, type Staged, stagedScenarios } from './check.ts';

export const goalEntities: PackCheck = (draft) =>
  stagedScenarios(draft).flatMap((staged) => {
    const { goal } = staged.scenario.sheet;
    const isUnsure = ['places', 'props', 'cast'].some((field) => staged.scenario.isDamaged(field));
    return goal && !isUnsure ? ofGoal(staged, goal, ['goal']) : [];
  });

function ofGoal(staged: Staged, goal: Goal, path: Path): PackProblem[] {
  const spot = (...rest: Path): SourceSpot => staged.scenario.spot(...path, ...rest);
  const forms = GOAL_FORMS.filter((form) => goal[form] !== undefined);
  if (forms.length !== 1) return [problem('GOAL_SHAPE', { spot: spot() })];
  const { places, props, cast } = staged.setting;
  const named: readonly (readonly [string | undefined, ReadonlyMap<string, unknown>, Path])[] = [
    [goal.at?.character, cast, ['at', 'character']],
    [goal.at?.place, places, ['at', 'place']],
    [goal.holds?.character, cast, ['holds', 'character']],
    [goal.holds?.prop, props, ['holds', 'prop']],
    [goal.state?.prop, props, ['state', 'prop']],
  ];
  const unknown = named.flatMap(([id, known, at]) => {
    if (id === undefined || known.has(id) || isExcused(staged, id)) return [];
    const meant = { id, nearest: nearest(id, known.keys()) };
    return [problem('GOAL_UNKNOWN_ENTITY', { spot: spot(...at), values: meant })];
  });
  const parts = (['all', 'any'] as const).flatMap((form) =>
    (goal[form] ?? []).flatMap((part, index) => ofGoal(staged, part, [...path, form, index])),
  );
  return [...unknown, ...parts];
}

/** What the pack has and the scenario does not leave out is missing by a mistake told elsewhere. */
function isExcused({ scenario, isFaulty, isWritten }: Staged, id: string): boolean {
  const { places, props, cast } = scenario.sheet;
  const isChosen = places !== undefined || props !== undefined || cast !== undefined;
  return isFaulty(id) || (!isChosen && isWritten(id));
}
