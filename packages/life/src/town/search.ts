// Finds the facilities where an action can be done: near, allowed, affordable, open; home as fallback.
import { type Character, MINUTE_MS, type World } from '@hakoniwa/stage';
import type { LifeAction, LifeConfig } from '../config/life-config.ts';
import { limits } from '../limits.ts';
import { ORDINARY_QUALITY } from '../needs/quality.ts';
import { hoursOf } from './doors.ts';
import { endOf, isWithin, startOf } from './hours.ts';
import { type Spot, thingSpotsOf } from './spot.ts';
import { type TownMap, townMapOf } from './town-map.ts';

/** A facility one may choose, as it is put to a mind. */
export interface FacilityCandidate {
  /** The place or the thing that offers it. */
  readonly spot: string;
  readonly place: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly cost: number;
  readonly quality: number;
  /** Maps away. */
  readonly distance: number;
  /** Money an hour, where it is work. */
  readonly wage?: number | undefined;
  /** The moment it closes, if it does. */
  readonly closesAt?: number | undefined;
  /** The moment it opens, while it is closed. */
  readonly opensAt?: number | undefined;
  /** Who is paid. */
  readonly owner?: string | undefined;
}

interface Asking {
  readonly config: LifeConfig;
  readonly world: World;
  readonly self: Character;
  readonly now: number;
}

/** The facilities for an action, nearest first, then cheapest, then best; home when there is none. */
export function facilitiesFor(asking: Asking, action: LifeAction): FacilityCandidate[] {
  return sought(asking, action, offered);
}

/** The facilities for an action that are closed now and open soon enough to be waited for. */
export function openingFor(asking: Asking, action: LifeAction): FacilityCandidate[] {
  return sought(asking, action, offeredSoon);
}

type Offering = (
  asking: Asking,
  action: LifeAction,
  offer: Offer & { distance: number },
) => FacilityCandidate | undefined;

function sought(asking: Asking, action: LifeAction, offering: Offering): FacilityCandidate[] {
  const { world, self, config } = asking;
  const town = townMapOf(world);
  const open = town.openWithin(town.mapOf(self.place), config.searchMaps);
  const own = town.owned.get(self.id) ?? [];
  const near: FacilityCandidate[] = [];
  for (const tag of action.tags) {
    for (const { spot, distance } of open.get(tag) ?? []) {
      if (isFirstTag(action, spot, tag))
        add(near, offering(asking, action, { spot, distance, town }));
    }
  }
  for (const spot of own) {
    const distance = mapsTo(asking, town, spot.place);
    if (distance !== undefined) add(near, offering(asking, action, { spot, distance, town }));
  }
  if (near.length > 0) return near.sort(byWorth);
  const distance = config.searchMaps + 1;
  for (const spot of fallback(asking, town))
    add(near, offering(asking, action, { spot, distance, town }));
  return near.sort(byWorth);
}

function add(near: FacilityCandidate[], candidate: FacilityCandidate | undefined): void {
  if (candidate) near.push(candidate);
}

function byWorth(a: FacilityCandidate, b: FacilityCandidate): number {
  const order = a.distance - b.distance || a.cost - b.cost || b.quality - a.quality;
  return order || (a.spot < b.spot ? -1 : 1);
}

/** Whether there is any facility for an action; cheaper than to list and sort them. */
export function isSomewhere(asking: Asking, action: LifeAction): boolean {
  const { world, self, config } = asking;
  const town = townMapOf(world);
  const open = town.openWithin(town.mapOf(self.place), config.searchMaps);
  for (const spot of town.owned.get(self.id) ?? [])
    if (termsOf(asking, action, { spot, town })) return true;
  for (const tag of action.tags) {
    for (const { spot } of open.get(tag) ?? [])
      if (termsOf(asking, action, { spot, town })) return true;
  }
  return fallback(asking, town).some((spot) => termsOf(asking, action, { spot, town }));
}

/** A place with two of the tags is listed under both, and counts once. */
function isFirstTag({ tags }: LifeAction, { facility }: Spot, tag: string): boolean {
  return tags.find((one) => facility.tags.includes(one)) === tag;
}

/** Maps away, if near enough; homes are found by the way back from them. */
function mapsTo({ self, config }: Asking, town: TownMap, place: string): number | undefined {
  const [here, there] = [town.mapOf(self.place), town.mapOf(place)];
  const away = town.mapsWithin(here, config.searchMaps).get(there);
  return away ?? town.mapsWithin(there, config.searchMaps).get(here);
}

/** What is one's own, and one's home, however far; and for work one's workplaces. */
function fallback({ world, self }: Asking, town: TownMap): Spot[] {
  const home = self.home === undefined ? undefined : town.mapOf(self.home);
  const maps = [home, ...(self.employment?.workplaces ?? []).map(({ mapId }) => town.mapOf(mapId))];
  const open = maps.flatMap((map) => (map === undefined ? [] : (town.open.get(map) ?? [])));
  return [...(town.owned.get(self.id) ?? []), ...open].filter(({ place }) =>
    world.places.has(place),
  );
}

interface Offer {
  readonly spot: Spot;
  readonly town: TownMap;
}

/** On which terms somebody may use a facility now. */
interface Terms {
  readonly cost: number;
  readonly quality: number;
  readonly wage: number | undefined;
  readonly closesAt: number | undefined;
}

function offered(
  asking: Asking,
  action: LifeAction,
  { spot, distance, town }: Offer & { distance: number },
): FacilityCandidate | undefined {
  const terms = termsOf(asking, action, { spot, town });
  if (!terms) return undefined;
  const { cost, quality, wage, closesAt } = terms;
  const { facility } = spot;
  return {
    spot: spot.id,
    place: spot.place,
    name: spot.name,
    tags: facility.tags,
    cost,
    quality,
    distance,
    ...(wage === undefined ? {} : { wage }),
    ...(closesAt === undefined ? {} : { closesAt }),
    ...(facility.owner === undefined ? {} : { owner: facility.owner }),
  };
}

function termsOf(asking: Asking, action: LifeAction, offer: Offer): Terms | undefined {
  const { self, now } = asking;
  const { facility } = offer.spot;
  if (!facility.tags.some((tag) => action.tags.includes(tag))) return undefined;
  if (facility.owner !== undefined && facility.owner !== self.id) return undefined;
  if (!isWithin(facility.hours, now)) return undefined;
  const isWork = action.money === 'hourlyWage';
  const wage = isWork ? wageAt(asking, offer) : undefined;
  if (isWork && wage === undefined) return undefined;
  const price = priceOf(asking, offer.spot, action);
  // Those who work there do not pay to come in.
  const cost = isWork ? 0 : price.cost;
  if (cost > self.money) return undefined;
  const closesAt = closing(offer.spot, { isWork, now });
  // Not worth beginning what must end before it has done any good.
  if (closesAt !== undefined && closesAt - now < action.minutes.min * MINUTE_MS) return undefined;
  return { cost, quality: price.quality, wage, closesAt };
}

/** What will be offered when it opens, if that is soon: on the terms of that moment. */
function offeredSoon(
  asking: Asking,
  action: LifeAction,
  offer: Offer & { distance: number },
): FacilityCandidate | undefined {
  const { facility } = offer.spot;
  const shift = action.money === 'hourlyWage' ? facility.job?.workHours : undefined;
  const starts = [facility.hours, shift].flatMap((hours) => startOf(hours, asking.now) ?? []);
  const opensAt = Math.max(...starts);
  if (starts.length === 0 || opensAt - asking.now > limits.openingMinutes * MINUTE_MS)
    return undefined;
  const candidate = offered({ ...asking, now: opensAt }, action, offer);
  return candidate && { ...candidate, opensAt };
}

/** When its doors close, or for those who work there the working hours end. */
function closing(
  { facility }: Spot,
  { isWork, now }: { isWork: boolean; now: number },
): number | undefined {
  const doors = endOf(facility.hours, now);
  const shift = isWork ? endOf(facility.job?.workHours, now) : undefined;
  return doors === undefined || shift === undefined ? (doors ?? shift) : Math.min(doors, shift);
}

/** What it costs and how good it is; at home one eats groceries, or what is left when money is out. */
function priceOf(
  { self, config }: Asking,
  { facility }: Spot,
  action: LifeAction,
): { cost: number; quality: number } {
  const quality = facility.quality ?? ORDINARY_QUALITY;
  const isOwn = facility.owner === self.id;
  if (!isOwn) return { cost: facility.cost ?? 0, quality };
  if (action.relieves !== 'satiety') return { cost: 0, quality };
  const { cost, freeQuality } = config.groceries;
  return self.money >= cost
    ? { cost, quality }
    : { cost: 0, quality: Math.min(quality, freeQuality) };
}

/** The wage of a workspace for a character: of its job if that is theirs, else of their own trade. */
function wageAt({ self, now }: Asking, { spot, town }: Offer): number | undefined {
  const { employment } = self;
  const job = spot.facility.job;
  if (!employment) return undefined;
  if (!job) return town.jobs.get(employment.jobId)?.hourlyWage ?? 0;
  const isTheirs =
    job.jobId === employment.jobId &&
    employment.workplaces.some(
      ({ mapId, workplaceLabel }) => isIn(spot.place, mapId, town) || workplaceLabel === spot.name,
    );
  return isTheirs && isWithin(job.workHours, now) ? job.hourlyWage : undefined;
}

function isIn(place: string, map: string, town: TownMap): boolean {
  return place === map || town.mapOf(place) === map || town.mapOf(place) === town.mapOf(map);
}

/** The best facility at one place for an action, or a certain one there, or what opens there soon. */
export function facilityAt(
  asking: Asking,
  { action, id }: { readonly action: LifeAction; readonly id: string },
): FacilityCandidate | undefined {
  const town = townMapOf(asking.world);
  const place = asking.world.places.has(id) ? id : placeOfThing(asking.world, id);
  if (place === undefined) return undefined;
  const distance = mapsTo(asking, town, place) ?? asking.config.searchMaps + 1;
  const spots = (town.spotsAt.get(place) ?? []).filter((spot) => id === place || spot.id === id);
  const by = (offering: Offering) =>
    spots.flatMap((spot) => offering(asking, action, { spot, distance, town }) ?? []);
  const found = by(offered);
  if (found.length > 0) return found.length < 2 ? found[0] : found.sort(byWorth)[0];
  return by(offeredSoon).sort((a, b) => (a.opensAt ?? 0) - (b.opensAt ?? 0) || byWorth(a, b))[0];
}

/** Until when a facility that is in use serves on: `now` when it no longer does, undefined without end. */
export function servesUntil(
  asking: Asking,
  { action, id }: { readonly action: LifeAction; readonly id: string },
): number | undefined {
  const { world, self, now } = asking;
  const spot = townMapOf(world)
    .spotsAt.get(self.place)
    ?.find((one) => one.id === id);
  if (!spot) return now;
  const { tags, owner, job } = spot.facility;
  const isServing = tags.some((tag) => action.tags.includes(tag));
  if (!isServing || (owner !== undefined && owner !== self.id)) return now;
  const shift = action.money === 'hourlyWage' ? job?.workHours : undefined;
  const hours = [hoursOf(asking, { place: spot.place, facility: spot.facility }), shift];
  if (hours.some((one) => !isWithin(one, now))) return now;
  const ends = hours.flatMap((one) => endOf(one, now) ?? []);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function placeOfThing(world: World, id: string): string | undefined {
  return thingSpotsOf(world).find((spot) => spot.id === id)?.place;
}
