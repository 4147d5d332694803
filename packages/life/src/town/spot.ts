// A spot: a facility and where it is, on a place itself or on a thing that stands there.
import { containersOf, type Place, type PlaceId, type World } from '@hakoniwa/stage';

export interface Spot {
  /** The id of the place or of the thing. */
  readonly id: string;
  readonly place: PlaceId;
  readonly name: string;
  readonly facility: NonNullable<Place['facility']>;
}

const known = new WeakMap<World['props'], readonly Spot[]>();

/** Facilities on things that stand somewhere; what somebody carries about serves nobody. */
export function thingSpotsOf(world: World): readonly Spot[] {
  const found = known.get(world.props) ?? readThings(world);
  known.set(world.props, found);
  return found;
}

function readThings(world: World): readonly Spot[] {
  return [...world.props.values()].flatMap((prop): Spot[] => {
    const { id, name, facility, hidden } = prop;
    if (!facility || hidden) return [];
    const { at } = containersOf(world, prop).at(-1) ?? prop;
    return 'place' in at ? [{ id, place: at.place, name, facility }] : [];
  });
}

/** Facilities of the places themselves. */
export function placeSpots(places: readonly Place[]): Spot[] {
  return places.flatMap(({ id, name, facility }) =>
    facility ? [{ id, place: id, name, facility }] : [],
  );
}
