// Whether a condition says one thing, of people, places and props that are there.
import {
  CONDITION_FORMS,
  type Condition,
  type ConditionForm,
} from '../../world/schema/condition.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import type { Path } from '../yaml/yaml-file.ts';

/** What a condition may be about. */
export const NAMED_SORTS = ['places', 'props', 'cast'] as const;
export type NamedSort = (typeof NAMED_SORTS)[number];

export interface ConditionAround {
  readonly ids: (sort: NamedSort) => readonly string[];
  /** The ids the subject of a deed may have, for verbs that are not the Stage's; undefined for the others. */
  readonly subjects?: (verb: string) => readonly string[] | undefined;
  /** Whether an id is missing by a mistake that is told elsewhere. */
  readonly isExcused: (id: string) => boolean;
  /** Where a part of the condition stands. */
  readonly spot: (...path: Path) => SourceSpot;
}

/** Everything wrong with the shape of a condition and the names in it. */
export function conditionProblems(condition: Condition, around: ConditionAround): PackProblem[] {
  const [form, ...others] = CONDITION_FORMS.filter((one) => condition[one] !== undefined);
  if (form === undefined || others.length > 0)
    return [problem('GOAL_SHAPE', { spot: around.spot() })];
  const unknown = namedIn(condition, form, around).flatMap(({ id, known, role }) => {
    if (known.includes(id) || around.isExcused(id)) return [];
    const meant = { id, nearest: nearest(id, known) };
    return [problem('GOAL_UNKNOWN_ENTITY', { spot: around.spot(form, role), values: meant })];
  });
  const parts = (['all', 'any'] as const).flatMap((one) =>
    (condition[one] ?? []).flatMap((part, index) =>
      conditionProblems(part, within(around, one, index)),
    ),
  );
  const { not } = condition;
  return [...unknown, ...parts, ...(not ? conditionProblems(not, within(around, 'not')) : [])];
}

function within(around: ConditionAround, ...path: Path): ConditionAround {
  return { ...around, spot: (...rest) => around.spot(...path, ...rest) };
}

interface NamedEntity {
  readonly id: string;
  readonly role: string;
  readonly known: readonly string[];
}

/** Every id a form names, with the ids it may be. */
function namedIn(
  condition: Condition,
  form: ConditionForm,
  { ids, subjects }: ConditionAround,
): NamedEntity[] {
  const said: object = condition[form] ?? {};
  return Object.entries(said).flatMap(([role, id]) => {
    const sorts = ROLES[role];
    if (!sorts || typeof id !== 'string') return [];
    const own = role === 'object' ? subjects?.(condition.done?.verb ?? '') : undefined;
    return [{ id, role, known: own ?? sorts.flatMap((sort) => ids(sort)) }];
  });
}

const ANY: readonly NamedSort[] = ['props', 'cast', 'places'];
/** What may fill each role of a form. */
const ROLES: Readonly<Record<string, readonly NamedSort[] | undefined>> = {
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
