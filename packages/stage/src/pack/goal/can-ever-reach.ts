// Whether a goal could be reached if nothing were ever used up, lost or in the way: if not, never.

import { means } from '../../words/means.ts';
import { containersOf, holderOf, placeOf } from '../../world/queries.ts';
import { formOf } from '../../world/schema/condition.ts';
import type { Exit } from '../../world/schema/place.ts';
import type { Prop } from '../../world/schema/prop.ts';
import type { Term } from '../../world/schema/term.ts';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';
import { isGoalMet } from './is-goal-met.ts';

/** Generous: hidden things are found, hands are free, owners kind; only locks and distance count. */
export function canEverReach(world: World, goal: Goal): boolean {
  const reach = everReached(world);
  const holds = (part: Goal): boolean => {
    if (isGoalMet(world, part)) return true;
    const { at, holds: held, state, all, any } = part;
    if (all) return all.every(holds);
    if (any) return any.some(holds);
    // Of what is not named by its id, or may yet be made, nothing is ruled out.
    if (at && typeof at.place === 'string') return hasWayTo(reach, at.character, at.place);
    if (held && typeof held.prop === 'string')
      return isObtainable(world, reach, world.props.get(held.prop));
    if (state && typeof state.prop === 'string') return isChangeable(world, reach, state.prop);
    return formOf(part) !== undefined;
  };
  return holds(goal);
}

/** The places each character can ever get to. */
type Reach = ReadonlyMap<string, Set<string>>;

function everReached(world: World): Reach {
  const reach = new Map<string, Set<string>>();
  for (const { id, place } of world.characters.values()) reach.set(id, new Set([place]));
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const places of reach.values()) {
      for (const from of [...places]) {
        const exits = world.places.get(from)?.exits ?? [];
        for (const exit of exits) {
          if (places.has(exit.to) || !isPassable(world, reach, exit)) continue;
          places.add(exit.to);
          isGrowing = true;
        }
      }
    }
  }
  return reach;
}

function hasWayTo(reach: Reach, character: Term | undefined, place: string): boolean {
  const who = typeof character === 'string' ? character : undefined;
  return people(reach, who).some((places) => places.has(place));
}

function people(reach: Reach, character: string | undefined): Set<string>[] {
  if (character === undefined) return [...reach.values()];
  return [reach.get(character) ?? new Set()];
}

function isPassable(world: World, reach: Reach, { via }: Exit): boolean {
  const door = via === undefined ? undefined : world.props.get(via);
  return !door || canUnlock(world, reach, door);
}

function canUnlock(world: World, reach: Reach, lock: Prop, seen: readonly string[] = []): boolean {
  if (!means(lock.state, 'locked')) return true;
  if (seen.includes(lock.id)) return false;
  const deeper = [...seen, lock.id];
  const hasWayAround = lock.affordances.some(
    ({ verb, outcomes }) =>
      verb === 'force' || (outcomes ?? []).some(({ do: what }) => what === 'state'),
  );
  if (hasWayAround) return true;
  return [...world.props.values()].some((prop) => {
    const isKey = lock.key === undefined ? true : prop.id === lock.key;
    if (isKey && isObtainable(world, reach, prop, deeper)) return true;
    return actsOn(prop, lock.id) && isInReach(world, reach, prop, deeper);
  });
}

function actsOn(prop: Prop, id: string): boolean {
  return prop.affordances.some(({ outcomes = [] }) =>
    outcomes.some((outcome) => outcome.do === 'state' && outcome.of === id),
  );
}

function isObtainable(
  world: World,
  reach: Reach,
  prop: Prop | undefined,
  seen: readonly string[] = [],
): boolean {
  return prop?.portable === true && isInReach(world, reach, prop, seen);
}

function isInReach(world: World, reach: Reach, prop: Prop, seen: readonly string[] = []): boolean {
  const place = placeOf(world, prop);
  const isNear =
    holderOf(world, prop) !== undefined ||
    people(reach, undefined).some((places) => place !== undefined && places.has(place)) ||
    isDoorOf(world, reach, prop);
  return isNear && containersOf(world, prop).every((one) => canUnlock(world, reach, one, seen));
}

/** A door is at hand on both of its sides. */
function isDoorOf(world: World, reach: Reach, prop: Prop): boolean {
  return people(reach, undefined).some((places) =>
    [...places].some((id) => world.places.get(id)?.exits.some(({ via }) => via === prop.id)),
  );
}

function isChangeable(world: World, reach: Reach, id: string): boolean {
  const prop = world.props.get(id);
  if (prop && isInReach(world, reach, prop)) return true;
  return [...world.props.values()].some(
    (other) => actsOn(other, id) && isInReach(world, reach, other),
  );
}
