// A goal is about people, places and props that are in its scenario.
import { CONDITION_FORMS, type ConditionForm } from '../../facts/condition.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import type { Goal } from '../schema/goal.ts';
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
  const [form, ...others] = CONDITION_FORMS.filter((one) => goal[one] !== undefined);
  if (form === undefined || others.length > 0) return [problem('GOAL_SHAPE', { spot: spot() })];
  const named = namedIn(staged, goal, form);
  const unknown = named.flatMap(({ id, known, role }) => {
    if (known.includes(id) || isExcused(staged, id)) return [];
    const meant = { id, nearest: nearest(id, known) };
    return [problem('GOAL_UNKNOWN_ENTITY', { spot: spot(form, role), values: meant })];
  });
  const parts = (['all', 'any'] as const).flatMap((form) =>
    (goal[form] ?? []).flatMap((part, index) => ofGoal(staged, part, [...path, form, index])),
  );
  const denied = goal.not ? ofGoal(staged, goal.not, [...path, 'not']) : [];
  return [...unknown, ...parts, ...denied];
}

interface NamedEntity {
  readonly id: string;
  readonly role: string;
  readonly known: readonly string[];
}

/** Every id a form names, with the ids it may be. */
function namedIn({ setting }: Staged, goal: Goal, form: ConditionForm): NamedEntity[] {
  const said: object = goal[form] ?? {};
  return Object.entries(said).flatMap(([role, id]) => {
    const sorts = ROLES[role];
    if (!sorts || typeof id !== 'string') return [];
    return [{ id, role, known: sorts.flatMap((sort) => [...setting[sort].keys()]) }];
  });
}

const ANY = ['props', 'cast', 'places'] as const;
/** What may fill each role of a form. */
const ROLES: Readonly<Record<string, readonly (typeof ANY)[number][] | undefined>> = {
  character: ['cast'],
  by: ['cast'],
  other: ['cast'],
  to: ['cast'],
  place: ['places'],
  prop: ['props'],
  container: ['props'],
  surface: ['props'],
  object: ANY,
  target: ANY,
  about: ANY,
};

/** What the pack has and the scenario does not leave out is missing by a mistake told elsewhere. */
function isExcused({ scenario, isFaulty, isWritten }: Staged, id: string): boolean {
  const { places, props, cast } = scenario.sheet;
  const isChosen = places !== undefined || props !== undefined || cast !== undefined;
  return isFaulty(id) || (!isChosen && isWritten(id));
}
