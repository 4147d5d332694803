// Whether a goal holds in a world.
import { holds } from '../../facts/holds.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';

export function isGoalMet(world: World, goal: Goal): boolean {
  return holds(world, goal);
}
