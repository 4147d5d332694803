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
  /** 3 in the speaker's hands, 2 here, 1 elsewhere, 0 hidden. */
  readonly nearness: number;
  /** What a prop gives, folded. */
  readonly yields: readonly string[];
}

/** All entities, nearest first; between equals the one with the shorter name. */
export function entitiesOf(world: World, speaker: Character): Entity[] {
  const props = [...world.props.values()].map((prop) => propEntity(world, speaker, prop));
  const people = [...world.characters.values()].map((one) => personEntity(speaker, one));
  const places = [...world.places.values()].map((place) => placeEntity(speaker, place));
  return [...props, ...people, ...places].sort(byNearness);
}

function propEntity(world: World, speaker: Character, prop: Prop): Entity {
  return {
    ...named(prop),
    type: 'prop',
    nearness: nearness(world, speaker, prop),
    yields: prop.yields?.map(({ name }) => fold(name)) ?? NO_YIELDS,
  };
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
  return {
    ...named(one),
    type: 'character',
    nearness: one.place === speaker.place ? 2 : 1,
    yields: [],
  };
}

function placeEntity(speaker: Character, place: Place): Entity {
  return {
    ...named(place),
    type: 'place',
    nearness: place.id === speaker.place ? 2 : 1,
    yields: [],
  };
}

type Named = Pick<Entity, 'id' | 'name' | 'folded' | 'aliases' | 'spaced'>;

/** Entities never change, so what their names fold to is found once for each. */
const known = new WeakMap<object, Named>();

function named(entity: { id: string; name: string; aliases: readonly string[] }): Named {
  const before = known.get(entity);
  if (before) return before;
  const { id, name, aliases } = entity;
  // A name with a note in brackets, 箱(大), is called by its bare part too.
  const bare = name.replace(/[(（[【][^)）\]】]*[)）\]】]/gu, '').trim();
  const others = bare !== '' && bare !== name ? [...aliases, bare] : aliases;
  const spaced = [name, ...others].map(foldWords);
  const found = { id, name, folded: fold(name), aliases: others.map(fold), spaced };
  known.set(entity, found);
  return found;
}

function byNearness(a: Entity, b: Entity): number {
  return b.nearness - a.nearness || a.name.length - b.name.length || (a.id < b.id ? -1 : 1);
}
