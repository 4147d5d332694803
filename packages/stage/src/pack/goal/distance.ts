// How far a world is from a goal: a guess that guides the search and decides nothing.
import { hops, isVisibleAt, placeOf } from '../../world/queries.ts';
import { placeId } from '../../world/schema/ids.ts';
import type { Prop } from '../../world/schema/prop.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';
import { isGoalMet } from './is-goal-met.ts';

/** Small when near; 0 when the goal is met. */
export function distanceTo(world: World, goal: Goal): number {
  if (isGoalMet(world, goal)) return 0;
  const { at, holds, state, all, any } = goal;
  if (at) return 1 + Math.min(...walks(world, at.character, at.place));
  if (holds) return 1 + toProp(world, holds.character, world.props.get(holds.prop));
  if (state) return 1 + toProp(world, undefined, world.props.get(state.prop));
  if (all) return all.reduce((sum, part) => sum + distanceTo(world, part), 0);
  return Math.min(UNKNOWN, ...(any ?? []).map((part) => distanceTo(world, part)));
}

/** Where no way leads yet. */
const UNKNOWN = 20;

function walks(world: World, character: string | undefined, to: string): number[] {
  const people = character === undefined ? world.characters.ids() : [character];
  const far = people.map((id) => {
    const from = world.characters.get(id)?.place;
    return (from === undefined ? undefined : hops(world, { from, to: placeId(to) })) ?? UNKNOWN;
  });
  return [UNKNOWN, ...far];
}

/** The way to a thing, and a little more while it cannot be seen. */
function toProp(world: World, character: string | undefined, prop: Prop | undefined): number {
  const place = prop && placeOf(world, prop);
  if (!prop || place === undefined) return UNKNOWN;
  const isSeen = isVisibleAt(world, { place, prop });
  return Math.min(...walks(world, character, place)) + (isSeen ? 0 : 1);
}
