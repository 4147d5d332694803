// What is near a map: other maps by the entrances between, and the facilities there that anyone may use.
import type { Place } from '@hakoniwa/stage';
import type { Spot } from './spot.ts';

/** Maps near one, with how many entrances away they are; nearest first. */
export interface MapsNear {
  readonly get: (map: string) => number | undefined;
  readonly keys: () => Iterable<string>;
}

/** A facility and how many maps away it is. */
export interface Near {
  readonly spot: Spot;
  readonly distance: number;
}

export type NearByTag = ReadonlyMap<string, readonly Near[]>;

interface Town {
  readonly places: readonly Place[];
  readonly mapOf: (place: string) => string;
  /** Maps that somebody owns a part of. */
  readonly homes: ReadonlySet<string>;
  /** Facilities anyone may use, by map. */
  readonly open: ReadonlyMap<string, readonly Spot[]>;
}

interface Nearness {
  readonly mapsWithin: (map: string, max: number) => MapsNear;
  readonly openWithin: (map: string, max: number) => NearByTag;
}

/** Looks around each map once; homes that share a doorstep share what is near, however many they are. */
export function nearness({ places, mapOf, homes, open }: Town): Nearness {
  const neighbours = neighboursOf(places, mapOf);
  const near = remembered((map, max) => {
    const within = [...mapsWithin(neighbours, map, max)];
    return new Map(within.filter(([one]) => one === map || !homes.has(one)));
  });
  const openNear = remembered((map, max) => byTag(open, near(map, max)));
  const farther = remembered((map, max) => oneFarther(openNear(map, max - 1)));
  const doorsteps = doorstepsOf({ homes, open }, neighbours);
  return {
    mapsWithin: remembered((map, max) => {
      const outside = max > 0 ? doorsteps.get(map) : undefined;
      return outside === undefined ? near(map, max) : fromHome(map, near(outside, max - 1));
    }),
    openWithin: (map, max) => {
      const outside = max > 0 ? doorsteps.get(map) : undefined;
      return outside === undefined ? openNear(map, max) : farther(outside, max);
    },
  };
}

/** By home: the one map outside its door, for homes that offer strangers nothing. */
function doorstepsOf(
  { homes, open }: Pick<Town, 'homes' | 'open'>,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const doorsteps = new Map<string, string>();
  for (const map of homes) {
    const around = neighbours.get(map);
    const [only] = around?.size === 1 && !open.has(map) ? around : [];
    if (only !== undefined && !homes.has(only)) doorsteps.set(map, only);
  }
  return doorsteps;
}

function neighboursOf(
  places: readonly Place[],
  mapOf: (place: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  for (const { id, exits } of places) {
    const map = mapOf(id);
    const set = neighbours.get(map) ?? new Set<string>();
    for (const { to } of exits) if (mapOf(to) !== map) set.add(mapOf(to));
    neighbours.set(map, set);
  }
  return neighbours;
}

function mapsWithin(
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  max: number,
): ReadonlyMap<string, number> {
  const distance = new Map([[from, 0]]);
  let edge = [from];
  for (let hop = 1; hop <= max && edge.length > 0; hop++) {
    const next: string[] = [];
    for (const map of edge) {
      for (const to of neighbours.get(map) ?? []) {
        if (distance.has(to)) continue;
        distance.set(to, hop);
        next.push(to);
      }
    }
    edge = next;
  }
  return distance;
}

/** What is near a home is what is near its doorstep, one entrance farther. */
function fromHome(home: string, outside: MapsNear): MapsNear {
  return {
    get: (map) => {
      if (map === home) return 0;
      const away = outside.get(map);
      return away === undefined ? undefined : away + 1;
    },
    keys: () => [home, ...outside.keys()],
  };
}

function oneFarther(near: NearByTag): NearByTag {
  const moved = new Map<Near, Near>();
  const farther = (one: Near): Near => {
    const known = moved.get(one) ?? { spot: one.spot, distance: one.distance + 1 };
    moved.set(one, known);
    return known;
  };
  return new Map([...near].map(([tag, list]) => [tag, list.map(farther)]));
}

function byTag(
  open: ReadonlyMap<string, readonly Spot[]>,
  within: ReadonlyMap<string, number>,
): NearByTag {
  const found = [...within].flatMap(([map, distance]) =>
    (open.get(map) ?? []).map((spot): Near => ({ spot, distance })),
  );
  const tags = new Set(found.flatMap(({ spot }) => spot.facility.tags));
  return new Map(
    [...tags].map((tag) => [tag, found.filter(({ spot }) => spot.facility.tags.includes(tag))]),
  );
}

function remembered<T>(find: (map: string, max: number) => T): (map: string, max: number) => T {
  const found = new Map<number, Map<string, T>>();
  return (map, max) => {
    let byMap = found.get(max);
    if (!byMap) {
      byMap = new Map<string, T>();
      found.set(max, byMap);
    }
    const known = byMap.get(map);
    if (known !== undefined) return known;
    const fresh = find(map, max);
    byMap.set(map, fresh);
    return fresh;
  };
}
