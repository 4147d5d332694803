// Questions one may ask of a world: who and what is here, held, inside, in reach, in sight, how far.
import { assert } from '../base/assert.ts';
import { limits } from '../limits.ts';
import { means } from '../words/means.ts';
import { whereKey } from './indexes.ts';
import type { Character } from './schema/character.ts';
import { type CharacterId, type PlaceId, type PropId, placeId } from './schema/ids.ts';
import type { Exit, Place } from './schema/place.ts';
import type { Prop } from './schema/prop.ts';
import type { World } from './world.ts';

/** The characters at a place, sorted by id. */
export function peopleAt(world: World, place: PlaceId): Character[] {
  return found(world.indexes.people.get(place), world.characters);
}

/** The moments of a minute that some system waits for, in order. */
export function wakesIn(world: World, minute: number): readonly number[] {
  return world.indexes.wakes.moments.get(String(minute)) ?? [];
}

/** The systems that wait for a moment, in order. */
export function waitingFor(world: World, moment: number): readonly string[] {
  return world.indexes.wakes.waiting.get(String(moment)) ?? [];
}

/** The props lying openly at a place. */
export function propsAt(world: World, place: PlaceId): Prop[] {
  return found(world.indexes.things.get(whereKey({ place })), world.props);
}

/** What a character holds. */
export function heldBy(world: World, holder: CharacterId): Prop[] {
  return found(world.indexes.things.get(whereKey({ holder })), world.props);
}

/** What is directly inside a prop. */
export function insideOf(world: World, inside: PropId): Prop[] {
  return found(world.indexes.things.get(whereKey({ inside })), world.props);
}

/** The containers a prop stands in, nearest first. */
export function containersOf(world: World, prop: Prop): Prop[] {
  const chain: Prop[] = [];
  let at = prop.at;
  while ('inside' in at && chain.length < limits.insideDepth) {
    const container = world.props.get(at.inside);
    if (!container) break;
    chain.push(container);
    at = container.at;
  }
  return chain;
}

/** Who has a prop on them, in the hand or in something held. */
export function holderOf(world: World, prop: Prop): CharacterId | undefined {
  const { at } = containersOf(world, prop).at(-1) ?? prop;
  return 'holder' in at ? at.holder : undefined;
}

/** The place a prop is in the end at. */
export function placeOf(world: World, prop: Prop): PlaceId | undefined {
  const { at } = containersOf(world, prop).at(-1) ?? prop;
  if ('place' in at) return at.place;
  return 'holder' in at ? world.characters.get(at.holder)?.place : undefined;
}

/** Whether a prop is at a place; a door is on both sides of its exit. */
export function isAt(
  world: World,
  { prop, place }: { readonly prop: Prop; readonly place: PlaceId },
): boolean {
  if (placeOf(world, prop) === place) return true;
  return (
    prop.kind === 'door' &&
    (world.places.get(place)?.exits.some(({ via }) => via === prop.id) ?? false)
  );
}

/** Whether what is inside cannot be seen. */
export function isShut(prop: Prop): boolean {
  return means(prop.state, 'closed') || means(prop.state, 'locked');
}

/** Whether a character standing at `place` sees this prop. */
export function isVisibleAt(
  world: World,
  { place, prop }: { readonly place: PlaceId; readonly prop: Prop },
): boolean {
  if (prop.hidden || !isAt(world, { prop, place })) return false;
  return containersOf(world, prop).every((container) => !container.hidden && !isShut(container));
}

/** The props a character standing at `place` sees: lying, in open containers, in people's hands. */
export function visibleAt(world: World, place: PlaceId): Prop[] {
  const seen: Prop[] = [];
  see(world, place, (prop) => seen.push(prop) > 0);
  return seen;
}

/** The first of these that are wanted, so many at most; the rest is not looked at. */
export function firstVisibleAt(
  world: World,
  place: PlaceId,
  { most, isWanted }: { most: number; isWanted: (prop: Prop) => boolean },
): Prop[] {
  const seen: Prop[] = [];
  if (most > 0) see(world, place, (prop) => !isWanted(prop) || seen.push(prop) < most);
  return seen;
}

/** Takes a prop in; false when it was the last one wanted. */
type Eye = (prop: Prop) => boolean;

/** Shows what is to be seen to an eye until it has enough. */
function see(world: World, place: PlaceId, eye: Eye): void {
  const here = whereKey({ place });
  const look = (prop: Prop) => prop.hidden || seeWith(world, prop, { eye, depth: 0 });
  const isAll =
    seeEach(world, here, look) &&
    doorsFrom(world, place).every((door) => whereKey(door.at) === here || look(door));
  if (!isAll) return;
  for (const { id } of peopleAt(world, place))
    if (!seeEach(world, whereKey({ holder: id }), look)) return;
}

/** Looks at everything that is listed somewhere, as long as the eye wants more. */
function seeEach(world: World, where: string, look: Eye): boolean {
  return (world.indexes.things.get(where) ?? []).every((id) => look(listed(world.props, id)));
}

/** A prop, and what is to be seen in it. */
function seeWith(world: World, prop: Prop, { eye, depth }: { eye: Eye; depth: number }): boolean {
  if (!eye(prop)) return false;
  const inside = world.indexes.things.get(whereKey({ inside: prop.id }));
  if (inside === undefined || isShut(prop) || depth >= limits.insideDepth) return true;
  return inside.every((id) => {
    const one = listed(world.props, id);
    return one.hidden || seeWith(world, one, { eye, depth: depth + 1 });
  });
}

function doorsFrom(world: World, place: PlaceId): Prop[] {
  const exits = world.places.get(place)?.exits ?? [];
  const doors = exits.flatMap(({ via }) => (via === undefined ? [] : (world.props.get(via) ?? [])));
  return [...new Set(doors)];
}

/** Whether a character can lay hands on a prop: it is here, not hidden, and not in another's hands. */
export function isReachable(
  world: World,
  { character, prop }: { readonly character: Character; readonly prop: Prop },
): boolean {
  const holder = holderOf(world, prop);
  if (holder !== undefined) return holder === character.id;
  return !prop.hidden && isAt(world, { prop, place: character.place });
}

/** The exit from one place straight to another. */
export function exitTo(place: Place, to: PlaceId): Exit | undefined {
  return place.exits.find((exit) => exit.to === to);
}

/** How many exits lie between two places; undefined when no way leads there. */
export function hops(
  world: World,
  { from, to }: { readonly from: PlaceId; readonly to: PlaceId },
): number | undefined {
  return hopsFrom(world, from, to).get(to);
}

/** The number of exits to every place within `max` hops. */
export function placesWithin(
  world: World,
  { from, max }: { readonly from: PlaceId; readonly max: number },
): Map<PlaceId, number> {
  const distance = new Map<PlaceId, number>([[from, 0]]);
  let edge: PlaceId[] = [from];
  for (let hop = 1; hop <= max && edge.length > 0; hop++) {
    edge = edge.flatMap((id) => newNeighbours(world, id, distance));
    for (const id of edge) distance.set(id, hop);
  }
  return distance;
}

function hopsFrom(world: World, from: PlaceId, to: PlaceId): Map<PlaceId, number> {
  if (!world.places.has(from) || !world.places.has(to)) return new Map();
  return placesWithin(world, { from, max: world.places.size });
}

function newNeighbours(world: World, id: PlaceId, seen: ReadonlyMap<PlaceId, number>): PlaceId[] {
  const exits = world.places.get(id)?.exits ?? [];
  const fresh = exits.map((exit) => placeId(exit.to)).filter((to) => !seen.has(to));
  return [...new Set(fresh)];
}

function found<V>(
  ids: readonly string[] | undefined,
  table: { get(id: string): V | undefined },
): V[] {
  return (ids ?? []).map((id) => listed(table, id));
}

function listed<V>(table: { get(id: string): V | undefined }, id: string): V {
  const entry = table.get(id);
  assert(entry !== undefined, `the index lists ${id}, the world does not`);
  return entry;
}
