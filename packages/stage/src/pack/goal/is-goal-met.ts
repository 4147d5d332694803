// Whether a goal holds in a world.
import { meaningsOf, means } from '../../words/means.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';

export function isGoalMet(world: World, goal: Goal): boolean {
  const { at, holds, state, all, any } = goal;
  if (at) return isSomebodyAt(world, at);
  if (holds) return isHeld(world, holds);
  if (state) return hasState(world, state);
  if (all) return all.every((part) => isGoalMet(world, part));
  return any?.some((part) => isGoalMet(world, part)) ?? false;
}

function isSomebodyAt(world: World, { character, place }: NonNullable<Goal['at']>): boolean {
  if (character !== undefined) return world.characters.get(character)?.place === place;
  return (world.indexes.people.get(place) ?? []).length > 0;
}

function isHeld(world: World, { character, prop }: NonNullable<Goal['holds']>): boolean {
  const at = world.props.get(prop)?.at;
  if (!at || !('holder' in at)) return false;
  return character === undefined || at.holder === character;
}

/** A word of one's own, or any word with the same meaning. */
function hasState(world: World, { prop, has }: NonNullable<Goal['state']>): boolean {
  const state = world.props.get(prop)?.state ?? [];
  return state.includes(has) || [...meaningsOf(has)].some((meaning) => means(state, meaning));
}
