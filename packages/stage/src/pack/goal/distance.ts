// How far a world is from a goal: a guess that guides the search and decides nothing.

import { type EntitySort, termIds } from '../../facts/terms.ts';
import { hops, isVisibleAt, placeOf } from '../../world/queries.ts';
import { placeId } from '../../world/schema/ids.ts';
import type { Prop } from '../../world/schema/prop.ts';
import type { Term } from '../../world/schema/term.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';
import { isGoalMet } from './is-goal-met.ts';

/** Small when near; 0 when the goal is met. */
export function distanceTo(world: World, goal: Goal): number {
  if (isGoalMet(world, goal)) return 0;
  const { at, holds, state, all, any } = goal;
  if (at) {
    const ways = idsOf(world, at.place, 'places').flatMap((to) => walks(world, at.character, to));
    return 1 + Math.min(UNKNOWN, ...ways);
  }
  const named = holds ?? state ?? goal.in ?? goal.on;
  if (named) {
    const by = holds?.character;
    const ways = idsOf(world, named.prop, 'props').map((id) =>
      toProp(world, by, world.props.get(id)),
    );
    return 1 + Math.min(UNKNOWN, ...ways);
  }
  if (all) return all.reduce((sum, part) => sum + distanceTo(world, part), 0);
  return Math.min(UNKNOWN, ...(any ?? []).map((part) => distanceTo(world, part)));
}

/** Where no way leads yet. */
const UNKNOWN = 20;

function idsOf(world: World, term: Term | undefined, sort: EntitySort): readonly string[] {
  return termIds(world, { term, sort });
}

function walks(world: World, character: Term | undefined, to: string): number[] {
  const people = idsOf(world, character, 'characters');
  const far = people.map((id) => {
    const from = world.characters.get(id)?.place;
    return (from === undefined ? undefined : hops(world, { from, to: placeId(to) })) ?? UNKNOWN;
  });
  return [UNKNOWN, ...far];
}

/** The way to a thing, and a little more while it cannot be seen. */
function toProp(world: World, character: Term | undefined, prop: Prop | undefined): number {
  const place = prop && placeOf(world, prop);
  if (!prop || place === undefined) return UNKNOWN;
  const isSeen = isVisibleAt(world, { place, prop });
  return Math.min(...walks(world, character, place)) + (isSeen ? 0 : 1);
}
