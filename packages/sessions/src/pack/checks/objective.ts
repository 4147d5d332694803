// One objective: it asks for one thing, of subjects that exist and suffice for its count; a delivery has a receiver.
import {
  conditionProblems,
  neverProblems,
  type PackDraft,
  type PackProblem,
  type SourceSpot,
} from '@hakoniwa/stage';
import { isPlainDeed } from '../asked-deeds.ts';
import { OBJECTIVE_EVENTS, type ObjectiveSheet, SUBJECTS } from '../objective.ts';
import { sessionProblem } from '../problem.ts';
import { PROOF_PLAYER } from '../proofs/fresh-world.ts';
import { REPEATABLE } from '../repeatable.ts';
import { type NamedIds, unknownOf } from './named.ts';

/** An objective, and where its parts stand. */
interface Written {
  readonly objective: ObjectiveSheet;
  readonly draft: PackDraft;
  readonly spot: (...path: readonly (string | number)[]) => SourceSpot;
}

/** Problems of an objective. */
export function checkObjective(named: NamedIds, written: Written): PackProblem[] {
  const { objective, spot } = written;
  const { event, of, to, when } = objective;
  const hasShort = event !== undefined || of !== undefined || to !== undefined;
  if (when !== undefined)
    return hasShort
      ? [sessionProblem('OBJECTIVE_SHAPE', spot())]
      : conditionFaults(named, written, when);
  if (event === undefined) return [sessionProblem('OBJECTIVE_SHAPE', spot())];
  return shortFaults(named, written, event);
}

type When = NonNullable<ObjectiveSheet['when']>;

function conditionFaults(
  named: NamedIds,
  { objective, draft, spot }: Written,
  when: When,
): PackProblem[] {
  const { count = 1 } = objective;
  const isUncounted = count > 1 && !isPlainDeed(when);
  const at = (...path: readonly (string | number)[]) => spot('when', ...path);
  const ids = { places: 'place', props: 'prop', cast: 'character' } as const;
  const known = conditionProblems(when, {
    ids: (sort) => [...named.ids(ids[sort]), ...(sort === 'cast' ? [PROOF_PLAYER] : [])],
    subjects: (verb) => subjectsOf(verb)?.flatMap((sort) => named.ids(sort)),
    // In a file that cannot be read any name may be written; no name is empty.
    isExcused: () => Object.values(ids).some((sort) => named.has(sort, '')),
    spot: at,
  });
  const props = new Map(draft.props.list.map(({ id, sheet }) => [id, sheet]));
  const isVerb = (verb: string) => subjectsOf(verb) !== undefined;
  const isUnsure = draft.props.list.length < draft.props.ids.size;
  const never = isUnsure ? [] : neverProblems(when, { props, isVerb, spot: at });
  return [
    ...(isUncounted ? [sessionProblem('OBJECTIVE_UNCOUNTED', spot('count'))] : []),
    ...known,
    ...never,
  ];
}

function subjectsOf(verb: string): (typeof SUBJECTS)[keyof typeof SUBJECTS] | undefined {
  const event = OBJECTIVE_EVENTS.find((one) => one === verb);
  return event && SUBJECTS[event];
}

function shortFaults(
  named: NamedIds,
  { objective, spot }: Written,
  event: keyof typeof SUBJECTS,
): PackProblem[] {
  const { of, to, count = 1 } = objective;
  const sorts = SUBJECTS[event];
  if (of !== undefined && sorts.length === 0)
    return [sessionProblem('OBJECTIVE_SUBJECTS', spot('of'), { event })];
  const unknown = (of ?? []).flatMap((id, index) =>
    unknownOf(named, { sort: sorts, id, spot: () => spot('of', index) }),
  );
  const isShort = of !== undefined && !REPEATABLE.has(event) && new Set(of).size < count;
  const short = isShort
    ? [sessionProblem('OBJECTIVE_COUNT', spot('count'), { count, subjects: new Set(of).size })]
    : [];
  const isLost = event === 'item.delivered' && (of === undefined || to === undefined);
  const lost = isLost ? [sessionProblem('OBJECTIVE_DELIVERY', spot('event'))] : [];
  const receiver = unknownOf(named, { sort: 'character', id: to, spot: () => spot('to') });
  return [...unknown, ...short, ...lost, ...receiver];
}
