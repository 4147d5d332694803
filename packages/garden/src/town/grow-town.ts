// A town of any size from a pack: whole quarters are added, so that homes and jobs grow with the people.
import type { LifeConfig } from '@hakoniwa/life';
import {
  documentOf,
  isJsonObject,
  type Json,
  type Place,
  placeId,
  seedRng,
  type World,
  type WorldDocument,
  worldFrom,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { counterpart, idIn, type Quarter, quarterPlaces, schedulesOf } from './quarter.ts';

interface Town {
  readonly world: World;
  readonly life: LifeConfig;
}

/** The same town with so many residents; with fewer than the pack brings, the first of them stay. */
export function growTown({ world, life }: Town, residents: number): Town {
  const own = residentsOf(world);
  if (residents === own.length) return { world, life };
  const document = documentOf(world);
  const quarters = quartersOf(own, residents);
  const grown = residents < own.length ? shrunk(document, own.slice(residents)) : document;
  const added = quarters.slice(1);
  const plans = quarters.map((quarter) => schedulesOf(life.schedules, quarter));
  return {
    world: worldFrom(joined(withPeople(grown, added), { document, quarters })),
    life: { ...life, schedules: Object.assign({}, ...plans) },
  };
}

/** The residents of the pack, in an order that depends on their ids alone. */
function residentsOf(world: World): string[] {
  return world.characters.ids();
}

function quartersOf(own: readonly string[], residents: number): Quarter[] {
  const count = Math.ceil(residents / own.length);
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    people: own.slice(0, Math.min(own.length, residents - i * own.length)),
  }));
}

/** Without some residents, what they hold, and what hangs on them. */
function shrunk(document: WorldDocument, gone: readonly string[]): WorldDocument {
  const isGone = new Set(gone);
  const kept = <T>(entries: Readonly<Record<string, T>>, isKept: (one: T) => boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([, one]) => isKept(one)));
  return {
    ...document,
    characters: kept(document.characters, ({ id }) => !isGone.has(id)),
    beliefs: kept(document.beliefs, ({ who }) => !isGone.has(who)),
    relations: kept(document.relations, ({ from, to }) => !isGone.has(from) && !isGone.has(to)),
    threads: kept(
      document.threads,
      ({ owner, toward }) => !isGone.has(owner ?? '') && !isGone.has(toward ?? ''),
    ),
    props: unowned(
      kept(document.props, ({ at }) => !('holder' in at && isGone.has(at.holder))),
      isGone,
    ),
    places: Object.fromEntries(
      Object.entries(document.places).map(([id, place]) => [id, withoutOwner(place, isGone)]),
    ),
  };
}

function unowned(props: WorldDocument['props'], isGone: ReadonlySet<string>) {
  const entries = Object.entries(props).map(([id, prop]) => {
    const { owner, ...rest } = prop;
    return [id, isGone.has(owner ?? '') ? rest : prop];
  });
  return Object.fromEntries(entries) as WorldDocument['props'];
}

function withoutOwner(place: Place, isGone: ReadonlySet<string>): Place {
  if (!place.facility || !isGone.has(place.facility.owner ?? '')) return place;
  const { owner: _, ...facility } = place.facility;
  return { ...place, facility };
}

function withPeople(document: WorldDocument, quarters: readonly Quarter[]): WorldDocument {
  const characters = { ...document.characters };
  const places = { ...document.places };
  const sheets: Record<string, Json> = {};
  let rng = seedRng(quarters.length);
  let serial = 0;
  for (const quarter of quarters) {
    for (const place of quarterPlaces(document, quarter)) places[place.id] = place;
    for (const id of quarter.people) {
      const first = document.characters[id];
      if (!first) continue;
      const { number } = quarter;
      const made = counterpart(first, { number, serial, language: document.language, rng });
      characters[made.character.id] = made.character;
      sheets[made.character.id] = { called: made.called };
      rng = made.rng;
      serial += 1;
    }
  }
  return { ...document, characters, places, systems: withSheets(document.systems, sheets) };
}

/** Whose voice they have they know by their id; how they are called is their own. */
function withSheets(
  systems: WorldDocument['systems'],
  sheets: Readonly<Record<string, Json>>,
): WorldDocument['systems'] {
  const known = systems.sheets;
  return { ...systems, sheets: { ...(isJsonObject(known) ? known : {}), ...sheets } };
}

/** The quarters lie side by side: from the hub of each a road leads to the next. */
function joined(
  grown: WorldDocument,
  { document, quarters }: { document: WorldDocument; quarters: readonly Quarter[] },
): WorldDocument {
  const hub = hubOf(document);
  const places = { ...grown.places };
  for (const { number } of quarters) {
    const place = places[idIn(hub, number)];
    const near = [number - 1, number + 1].filter((one) => one >= 1 && one <= quarters.length);
    if (!place) continue;
    const roads = near.map((one) => ({
      to: placeId(idIn(hub, one)),
      minutes: limits.roadMinutes,
    }));
    places[place.id] = { ...place, exits: [...place.exits, ...roads] };
  }
  return { ...grown, places };
}

/** The place with the most ways out. */
function hubOf({ places }: WorldDocument): string {
  const sorted = Object.values(places).sort(
    (a, b) => b.exits.length - a.exits.length || (a.id < b.id ? -1 : 1),
  );
  return sorted[0]?.id ?? '';
}
