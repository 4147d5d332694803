// Everything in a world that a noun could mean, with its folded names and how near it is.
import { type Character, holderOf, isAt, type Place, type Prop, type World } from '@hakoniwa/stage';
import { fold, foldWords } from './fold.ts';

/** Something a name can stand for. */
export interface Entity {
  readonly type: 'prop' | 'character' | 'place';
  readonly id: string;
  readonly name: string;
  /** The name, folded. */
  readonly folded: string;
  /** Aliases, folded. */
  readonly aliases: readonly string[];
  /** Name and aliases with their words apart. */
  readonly spaced: readonly string[];
  /** Aliases that are names of its own (Biscuit the dog), folded: a biscuit does not mean them. */
  readonly proper: readonly string[];
  /** 3 in the speaker's hands, 2 here, 1 elsewhere, 0 hidden. */
  readonly nearness: number;
  /** What a prop gives, folded. */
  readonly yields: readonly string[];
}

const ofWorlds = new WeakMap<World, Map<string, readonly Entity[]>>();

/** All entities as a speaker would name them; one world is looked through once for each speaker. */
export function knownEntities(world: World, speaker: Character): readonly Entity[] {
  const bySpeaker = ofWorlds.get(world) ?? new Map<string, readonly Entity[]>();
  const found = bySpeaker.get(speaker.id) ?? entitiesOf(world, speaker);
  ofWorlds.set(world, bySpeaker.set(speaker.id, found));
  return found;
}

/** All entities, nearest first; between equals the one with the shorter name. */
function entitiesOf(world: World, speaker: Character): Entity[] {
  const found: Entity[] = [];
  for (const prop of world.props.values()) found.push(propEntity(world, speaker, prop));
  for (const one of world.characters.values()) found.push(personEntity(speaker, one));
  for (const place of world.places.values()) found.push(placeEntity(speaker, place));
  return found.sort(byNearness);
}

const sorted = new WeakMap<readonly Entity[], Partial<Record<Entity['type'], readonly Entity[]>>>();

/** The same entities with those of one type first; a list is sorted once for each type. */
export function typeFirst(entities: readonly Entity[], type: Entity['type']): readonly Entity[] {
  const known = sorted.get(entities) ?? {};
  sorted.set(entities, known);
  known[type] ??= [
    ...entities.filter((one) => one.type === type),
    ...entities.filter((one) => one.type !== type),
  ];
  return known[type];
}

/** The same entities after things or people have only moved: names stay, nearness is looked up anew. */
export function movedEntities(
  before: readonly Entity[],
  world: World,
  speaker: Character,
): readonly Entity[] {
  let isChanged = false;
  const after = before.map((one) => {
    const near = nearnessOf(one, world, speaker);
    if (near === one.nearness) return one;
    isChanged = true;
    return { ...one, nearness: near };
  });
  return isChanged ? after.sort(byNearness) : before;
}

function nearnessOf({ type, id }: Entity, world: World, speaker: Character): number {
  if (type === 'place') return id === speaker.place ? 2 : 1;
  if (type === 'character') return world.characters.get(id)?.place === speaker.place ? 2 : 1;
  const prop = world.props.get(id);
  return prop ? nearness(world, speaker, prop) : 0;
}

function propEntity(world: World, speaker: Character, prop: Prop): Entity {
  const yields = prop.yields?.map(({ name }) => fold(name)) ?? NO_YIELDS;
  return entity('prop', prop, { nearness: nearness(world, speaker, prop), yields });
}

function nearness(world: World, speaker: Character, prop: Prop): number {
  const { at } = prop;
  if ('holder' in at && at.holder === speaker.id) return 3;
  // What lies openly in a room needs no walk through containers.
  if ('place' in at && prop.kind !== 'door')
    return prop.hidden ? 0 : at.place === speaker.place ? 2 : 1;
  if (holderOf(world, prop) === speaker.id) return 3;
  if (prop.hidden) return 0;
  return isAt(world, prop, speaker.place) ? 2 : 1;
}

const NO_YIELDS: readonly string[] = [];

function personEntity(speaker: Character, one: Character): Entity {
  const near = one.place === speaker.place ? 2 : 1;
  return entity('character', one, { nearness: near, yields: NO_YIELDS });
}

function placeEntity(speaker: Character, place: Place): Entity {
  const near = place.id === speaker.place ? 2 : 1;
  return entity('place', place, { nearness: near, yields: NO_YIELDS });
}

interface Called {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

function entity(
  type: Entity['type'],
  { id, name, aliases }: Called,
  { nearness: near, yields }: Pick<Entity, 'nearness' | 'yields'>,
): Entity {
  const { folded, spaced, others, proper } = foldings(name, aliases);
  return { type, id, name, folded, aliases: others, spaced, proper, nearness: near, yields };
}

interface Foldings {
  readonly folded: string;
  readonly others: readonly string[];
  readonly spaced: readonly string[];
  readonly proper: readonly string[];
}

const NO_NAMES: readonly string[] = [];

/** Names recur turn after turn, so what they fold to is kept; hostile worlds only empty the store. */
const known = new Map<string, Foldings>();
const KEPT = 8_192;

function foldings(name: string, aliases: readonly string[]): Foldings {
  const key = aliases.length === 0 ? name : `${name}\0${aliases.join('\0')}`;
  const before = known.get(key);
  if (before) return before;
  // A name with a note in brackets, 箱(大), is called by its bare part too.
  const bare = name.replace(/[(（[【][^()（）[\]【】]*[)）\]】]/gu, '').trim();
  const others = bare !== '' && bare !== name ? [...aliases, bare] : aliases;
  const isPlain = !/^\p{Lu}/u.test(name);
  const proper = isPlain ? aliases.filter((one) => /^\p{Lu}\p{Ll}/u.test(one)).map(fold) : NO_NAMES;
  const spaced = [name, ...others].map(foldWords);
  const found = { folded: fold(name), others: others.map(fold), spaced, proper };
  if (known.size >= KEPT) known.clear();
  known.set(key, found);
  return found;
}

function byNearness(a: Entity, b: Entity): number {
  return b.nearness - a.nearness || a.name.length - b.name.length || (a.id < b.id ? -1 : 1);
}
