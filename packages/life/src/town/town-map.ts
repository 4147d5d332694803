// What of a town seldom changes, gathered once: maps and their entrances, facilities, owners, jobs.
import { type Place, type PlaceId, placeId, type World } from '@hakoniwa/stage';
import { type MapsNear, type NearByTag, nearness } from './nearness.ts';
import { isSecluded } from './rooms.ts';
import { placeSpots, type Spot, thingSpotsOf } from './spot.ts';
import { type Stems, stemsOf } from './stems.ts';

type Job = NonNullable<NonNullable<Place['facility']>['job']>;

export interface TownMap {
  /** The map a place belongs to: its outermost parent, or itself. */
  readonly mapOf: (place: string) => string;
  /** Facilities anyone may use, by map. */
  readonly open: ReadonlyMap<string, readonly Spot[]>;
  /** Facilities by owner. */
  readonly owned: ReadonlyMap<string, readonly Spot[]>;
  /** Facilities by place. */
  readonly spotsAt: ReadonlyMap<string, readonly Spot[]>;
  /** Facilities anyone may use within so many entrances, by tag. */
  readonly openWithin: (map: string, max: number) => NearByTag;
  /** Places of a map where strangers may go, but for rooms that are there for one thing. */
  readonly public: ReadonlyMap<string, readonly PlaceId[]>;
  /** The first job of each id. */
  readonly jobs: ReadonlyMap<string, Job>;
  /** Maps within so many entrances, with how many; of homes only the one it is asked from. */
  readonly mapsWithin: (map: string, max: number) => MapsNear;
  /** Whether any way leads through a door. */
  readonly hasDoors: boolean;
  /** Dead ends, by what they hang on. */
  readonly stems: Stems;
}

interface Drawn {
  readonly things: readonly Spot[];
  readonly signs: string;
  readonly map: TownMap;
}

const known = new WeakMap<World['places'], Drawn>();

/** The map of a world; it is drawn again only when a place or a facility on a thing has changed. */
export function townMapOf(world: World): TownMap {
  const found = known.get(world.places);
  const things = thingSpotsOf(world);
  if (found && (found.things === things || found.signs === signsOf(things))) return found.map;
  const map = draw([...world.places.values()], things);
  known.set(world.places, { things, signs: signsOf(things), map });
  return map;
}

/** Tells two lists of facilities apart: most changes of things touch none of them. */
function signsOf(things: readonly Spot[]): string {
  return things
    .map(({ id, place, facility }) => `${id}@${place} ${JSON.stringify(facility)}`)
    .join('\n');
}

function draw(places: readonly Place[], things: readonly Spot[]): TownMap {
  const parents = new Map(
    places.map(({ id, parent }) => [id as string, parent as string | undefined]),
  );
  const maps = new Map(places.map(({ id }) => [id as string, outermost(parents, id)]));
  const mapOf = (place: string): string => maps.get(place) ?? place;
  const facilities = [...placeSpots(places), ...things];
  const owned = facilities.filter(({ facility }) => facility.owner !== undefined);
  const homes = new Set(owned.map(({ place }) => mapOf(place)));
  const jobs = facilities.flatMap(({ facility }) => facility.job ?? []);
  const open = grouped(
    facilities.filter(({ facility }) => facility.owner === undefined),
    ({ place }) => mapOf(place),
  );
  return {
    mapOf,
    open,
    owned: grouped(facilities, ({ facility }) => facility.owner),
    spotsAt: grouped(facilities, ({ place }) => place),
    public: new Map(
      [
        ...grouped(places, (place) =>
          homes.has(mapOf(place.id)) || isSecluded(place) ? undefined : mapOf(place.id),
        ),
      ].map(([map, list]) => [map, list.map(({ id }) => placeId(id))]),
    ),
    jobs: new Map([...jobs].reverse().map((job) => [job.jobId, job])),
    ...nearness({ places, mapOf, homes, open }),
    hasDoors: places.some(({ exits }) => exits.some(({ via }) => via !== undefined)),
    stems: stemsOf(places),
  };
}

/** Rooms in rooms in maps; deeper is a mistake. */
const MAP_DEPTH = 8;

function outermost(parents: ReadonlyMap<string, string | undefined>, place: string): string {
  let map = place;
  for (let depth = 0; depth < MAP_DEPTH; depth++) map = parents.get(map) ?? map;
  return map;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
