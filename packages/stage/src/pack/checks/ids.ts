// An id names one thing only: no place, prop and character share one.
import type { Entry } from '../draft.ts';
import { type Problem, problem } from '../problem.ts';
import type { Check } from './check.ts';

export const ids: Check = ({ places, props, characters }) => {
  const seen = new Set(places.ids);
  return [...twice(props.list, seen), ...twice(characters.list, seen)];
};

function twice(list: readonly Entry<unknown>[], seen: Set<string>): Problem[] {
  return list.flatMap(({ id, keySpot }) => {
    if (seen.has(id)) return [problem('ID_DUPLICATE', keySpot(), { id })];
    seen.add(id);
    return [];
  });
}
