// An id names one thing only: no place, prop and character share one.
import type { DraftEntry } from '../draft.ts';
import { type PackProblem, problem } from '../problem.ts';
import type { PackCheck } from './check.ts';

export const ids: PackCheck = ({ places, props, characters }) => {
  const seen = new Set(places.ids);
  return [...twice(props.list, seen), ...twice(characters.list, seen)];
};

function twice(list: readonly DraftEntry<unknown>[], seen: Set<string>): PackProblem[] {
  return list.flatMap(({ id, keySpot }) => {
    if (seen.has(id)) return [problem('ID_DUPLICATE', { spot: keySpot(), values: { id } })];
    seen.add(id);
    return [];
  });
}
