// Finds the facilities where an action can be done: near, allowed, affordable, open; home as fallback.
import type { Character, Place, World } from '@hakoniwa/stage';
import type { LifeAction, LifeConfig } from '../config/life-config.ts';
import { ORDINARY_QUALITY } from '../needs/quality.ts';
import { endOf, isWithin } from './hours.ts';
import { type TownMap, townMapOf } from './town-map.ts';

/** A facility one may choose, as it is put to a mind. */
export interface Candidate {
  readonly place: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly cost: number;
  readonly quality: number;
  /** Maps away. */
  readonly distance: number;
  /** Money an hour, where it is work. */
  readonly wage?: number | undefined;
}

interface Asking {
  readonly config: LifeConfig;
  readonly world: World;
  readonly self: Character;
  readonly now: number;
}

/** The facilities for an action, nearest first, then cheapest, then best; home when there is none. */
export function facilitiesFor(asking: Asking, action: LifeAction): Candidate[] {
  const { world, self, config } = asking;
  const town = townMapOf(world);
  const open = town.openWithin(town.mapOf(self.place), config.searchMaps);
  const own = town.owned.get(self.id) ?? [];
  const near: Candidate[] = [];
  const consider = (place: Place, distance: number) => {
    const candidate = offered(asking, action, { place, distance, town });
    if (candidate) near.push(candidate);
  };
  for (const tag of action.tags) {
    for (const { place, distance } of open.get(tag) ?? []) {
      if (isFirstTag(action, place, tag)) consider(place, distance);
    }
  }
  for (const place of own) {
    const distance = mapsTo(asking, town, place.id);
    if (distance !== undefined) consider(place, distance);
  }
  if (near.length === 0)
    for (const place of fallback(asking, town)) consider(place, config.searchMaps + 1);
  return near.sort(
    (a, b) =>
      a.distance - b.distance ||
      a.cost - b.cost ||
      b.quality - a.quality ||
      (a.place < b.place ? -1 : 1),
  );
}

/** Whether there is any facility for an action; cheaper than to list and sort them. */
export function isSomewhere(asking: Asking, action: LifeAction): boolean {
  const { world, self, config } = asking;
  const town = townMapOf(world);
  const open = town.openWithin(town.mapOf(self.place), config.searchMaps);
  const fits = (place: Place) =>
    offered(asking, action, { place, distance: 0, town }) !== undefined;
  return (
    (town.owned.get(self.id) ?? []).some(fits) ||
    action.tags.some((tag) => open.get(tag)?.some(({ place }) => fits(place)) === true) ||
    fallback(asking, town).some(fits)
  );
}

/** A place with two of the tags is listed under both, and counts once. */
function isFirstTag({ tags }: LifeAction, { facility }: Place, tag: string): boolean {
  return tags.find((one) => facility?.tags.includes(one)) === tag;
}

/** Maps away, if near enough; homes are found by the way back from them. */
function mapsTo({ self, config }: Asking, town: TownMap, place: string): number | undefined {
  const [here, there] = [town.mapOf(self.place), town.mapOf(place)];
  const away = town.mapsWithin(here, config.searchMaps).get(there);
  return away ?? town.mapsWithin(there, config.searchMaps).get(here);
}

/** What is one's own, and one's home, however far; and for work one's workplaces. */
function fallback({ world, self }: Asking, town: TownMap): Place[] {
  const home = self.home === undefined ? undefined : town.mapOf(self.home);
  const maps = [home, ...(self.employment?.workplaces ?? []).map(({ mapId }) => town.mapOf(mapId))];
  const open = maps.flatMap((map) => (map === undefined ? [] : (town.open.get(map) ?? [])));
  return [...(town.owned.get(self.id) ?? []), ...open].filter(({ id }) => world.places.has(id));
}

interface Offer {
  readonly place: Place;
  readonly distance: number;
  readonly town: TownMap;
}

function offered(asking: Asking, action: LifeAction, offer: Offer): Candidate | undefined {
  const { self, now } = asking;
  const { place, distance } = offer;
  const { facility } = place;
  if (!facility?.tags.some((tag) => action.tags.includes(tag))) return undefined;
  if (facility.owner !== undefined && facility.owner !== self.id) return undefined;
  if (!isWithin(facility.hours, now)) return undefined;
  const wage = action.money === 'hourlyWage' ? wageAt(asking, offer) : undefined;
  if (action.money === 'hourlyWage' && wage === undefined) return undefined;
  const price = priceOf(asking, place, action);
  if (price.cost > self.money) return undefined;
  // Those who work there do not pay to come in.
  const cost = wage === undefined ? price.cost : 0;
  const base = { place: place.id, name: place.name, tags: facility.tags, cost, distance };
  return { ...base, quality: price.quality, ...(wage === undefined ? {} : { wage }) };
}

/** What it costs and how good it is; at home one eats groceries, or what is left when money is out. */
function priceOf(
  { self, config }: Asking,
  { facility }: Place,
  action: LifeAction,
): { cost: number; quality: number } {
  const quality = facility?.quality ?? ORDINARY_QUALITY;
  const isOwn = facility?.owner === self.id;
  if (!isOwn) return { cost: facility?.cost ?? 0, quality };
  if (action.relieves !== 'satiety') return { cost: 0, quality };
  const { cost, freeQuality } = config.groceries;
  return self.money >= cost
    ? { cost, quality }
    : { cost: 0, quality: Math.min(quality, freeQuality) };
}

/** The wage of a workspace for a character: of its job if that is theirs, else of their own trade. */
function wageAt({ self, now }: Asking, { place, town }: Offer): number | undefined {
  const { employment } = self;
  const job = place.facility?.job;
  if (!employment) return undefined;
  if (!job) return town.jobs.get(employment.jobId)?.hourlyWage ?? 0;
  const isTheirs =
    job.jobId === employment.jobId &&
    employment.workplaces.some(
      ({ mapId, workplaceLabel }) => isIn(place.id, mapId, town) || workplaceLabel === place.name,
    );
  return isTheirs && isWithin(job.workHours, now) ? job.hourlyWage : undefined;
}

function isIn(place: string, map: string, town: TownMap): boolean {
  return place === map || town.mapOf(place) === map || town.mapOf(place) === town.mapOf(map);
}

/** When an activity there must end: the end of the working hours. */
export function closingAt(world: World, place: string, now: number): number | undefined {
  return endOf(world.places.get(place)?.facility?.job?.workHours, now);
}

/** The facility at one place for an action, however far it is; undefined when it may not be used. */
export function facilityAt(asking: Asking, action: LifeAction, id: string): Candidate | undefined {
  const place = asking.world.places.get(id);
  const town = townMapOf(asking.world);
  const distance = mapsTo(asking, town, id) ?? asking.config.searchMaps + 1;
  return place && offered(asking, action, { place, distance, town });
}
