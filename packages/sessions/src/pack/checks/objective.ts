// One objective: its subjects exist, suffice for its count, and a delivery has a receiver.
import type { PackProblem, SourceSpot } from '@hakoniwa/stage';
import { type Objective, SUBJECTS } from '../objective.ts';
import { sessionProblem } from '../problem.ts';
import { REPEATABLE } from '../repeatable.ts';
import { type NamedIds, unknownOf } from './named.ts';

/** Problems of an objective; `spot` says where its parts stand. */
export function checkObjective(
  named: NamedIds,
  {
    objective,
    spot,
  }: {
    readonly objective: Objective;
    readonly spot: (...path: readonly (string | number)[]) => SourceSpot;
  },
): PackProblem[] {
  const { event, of, to, count = 1 } = objective;
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
