// The map a room belongs to is itself a place.
import { nearest } from '../nearest.ts';
import { problem } from '../problem.ts';
import type { PackCheck } from './check.ts';

export const placeParents: PackCheck = ({ places }) =>
  places.list.flatMap(({ sheet: { parent }, spot }) => {
    if (parent === undefined || places.has(parent)) return [];
    const meant = { place: parent, nearest: nearest(parent, places.ids) };
    return [problem('PLACE_PARENT_MISSING', { spot: spot('parent'), values: meant })];
  });
