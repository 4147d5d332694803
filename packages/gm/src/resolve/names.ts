// Everything a noun could mean to one speaker in one world: looked up by name, the nearest first.
import {
  type Character,
  ENTITY_TYPES,
  holderOf,
  isAt,
  MadeOfParts,
  type Place,
  type Prop,
  type World,
} from '@hakoniwa/stage';
import { type Called, calledOf, type Entity, entityOf, isCalledAlike } from './called.ts';
import { PartNames } from './part-names.ts';

/** Which of several that bear a name is meant. */
export interface Among {
  /** Comes before the others. */
  readonly prefer?: Called['type'] | undefined;
  /** Comes before even those. */
  readonly isMeant?: ((one: Called) => boolean) | undefined;
  /** Only these count at all. */
  readonly only?: Called['type'] | undefined;
  /** Only what is at least so near. */
  readonly nearness?: number;
}

/** A look into the names of one part of the world. */
export type NameLook = (part: PartNames) => readonly Called[];

interface NamesOf {
  readonly parts: () => readonly PartNames[];
  /** What bears an id, whatever it is. */
  readonly withId: (id: string) => readonly Called[];
  readonly nearnessOf: (one: Called) => number;
}

/** Names with those who bear them. The parts are shared by all worlds that have them in common. */
export class Names {
  readonly #findParts: NamesOf['parts'];
  #found: readonly PartNames[] | undefined;
  readonly #withId: NamesOf['withId'];
  readonly #nearnessOf: NamesOf['nearnessOf'];

  private constructor({ parts, withId, nearnessOf }: NamesOf) {
    this.#findParts = parts;
    this.#withId = withId;
    this.#nearnessOf = nearnessOf;
  }

  /** The names of a world as one speaker has them around. */
  static of(world: World, speaker: Character): Names {
    return new Names({ ...inWorld(world, speaker), parts: () => partsOf(world) });
  }

  /** The names of a few things that need not be in any world. */
  static ofEntities(entities: readonly Entity[]): Names {
    return new Names({
      parts: () => [new PartNames(entities)],
      withId: (id) => entities.filter((one) => one.id === id),
      nearnessOf: (one) => entities.find((entity) => entity === one)?.nearness ?? 0,
    });
  }

  /** The same names in a world in which things and people have only moved. */
  moved(world: World, speaker: Character): Names {
    return new Names({ ...inWorld(world, speaker), parts: () => this.#parts });
  }

  /** Everything with an id, the nearest first. */
  withId(id: string): readonly Entity[] {
    return this.#withId(id)
      .map((one) => this.#entity(one))
      .sort((a, b) => b.nearness - a.nearness);
  }

  /** What has an id and is of a type. */
  entity(type: Called['type'], id: string): Entity | undefined {
    const called = this.#withId(id).find((one) => one.type === type);
    return called && this.#entity(called);
  }

  /** The first of those found that fits; nearer ones come first, then shorter names. */
  first(look: NameLook, fits: (one: Called) => boolean, among: Among = ANY): Entity | undefined {
    const search = new Search(this.#nearnessOf, among);
    for (const part of this.#parts) {
      if (part.type !== undefined && part.type !== (among.only ?? part.type)) continue;
      // Of few names it is asked first who fits: ranking all of them would cost more.
      if (part.isSmall) for (const one of part.all) if (fits(one)) search.offer(one, ALWAYS);
      if (!part.isSmall) for (const one of look(part)) search.offer(one, fits);
    }
    return search.best && this.#entity(search.best);
  }

  /** The first of these. */
  nearest(all: readonly Called[], among: Among = ANY): Entity | undefined {
    const search = new Search(this.#nearnessOf, among);
    for (const one of all) search.offer(one, ALWAYS);
    return search.best && this.#entity(search.best);
  }

  /** All those found that count, in no order. */
  all(look: NameLook, among: Among = ANY): Called[] {
    const search = new Search(this.#nearnessOf, among);
    return this.#parts.flatMap((part) => look(part).filter((one) => search.rankOf(one) >= 0));
  }

  /** Whether any part of the names is so. */
  some(isSo: (part: PartNames) => boolean): boolean {
    return this.#parts.some(isSo);
  }

  /** Names are folded when the first one is asked for: most turns are talk. */
  get #parts(): readonly PartNames[] {
    this.#found ??= this.#findParts();
    return this.#found;
  }

  #entity(called: Called): Entity {
    return entityOf(called, this.#nearnessOf(called));
  }
}

/** Looks at everything there is. */
export const EVERYTHING: NameLook = (part) => part.all;

const ANY: Among = {};
const ALWAYS = (): boolean => true;

/** A search for the first of many. */
class Search {
  best: Called | undefined;
  readonly #nearnessOf: (one: Called) => number;
  readonly #among: Among;
  #bestRank = -1;

  constructor(nearnessOf: (one: Called) => number, among: Among) {
    this.#nearnessOf = nearnessOf;
    this.#among = among;
  }

  /** Takes one that comes before the best so far, if it fits; to ask that is dearer than to rank it. */
  offer(one: Called, fits: (one: Called) => boolean): void {
    const rank = this.rankOf(one);
    if (rank < 0 || rank < this.#bestRank) return;
    if (this.best && rank === this.#bestRank && !isBefore(one, this.best)) return;
    if (!fits(one)) return;
    this.best = one;
    this.#bestRank = rank;
  }

  /** How soon one comes, the highest first; below zero it does not count. */
  rankOf(one: Called): number {
    const { prefer, isMeant, only, nearness: least = 0 } = this.#among;
    if (only !== undefined && one.type !== only) return -1;
    const nearness = this.#nearnessOf(one);
    if (nearness < least) return -1;
    return (isMeant?.(one) ? 8 : 0) + (one.type === prefer ? 4 : 0) + nearness;
  }
}

/** Between equals the one with the shorter name. */
function isBefore(a: Called, b: Called): boolean {
  if (a.name.length !== b.name.length) return a.name.length < b.name.length;
  if (a.id !== b.id) return a.id < b.id;
  return ENTITY_TYPES.indexOf(a.type) < ENTITY_TYPES.indexOf(b.type);
}

const made = {
  props: namesOfType<Prop>('prop'),
  characters: namesOfType<Character>('character'),
  places: namesOfType<Place>('place'),
};

/** Names are looked through again only where they are others: most changes leave them as they were. */
function namesOfType<V extends Prop | Character | Place>(
  type: Called['type'],
): MadeOfParts<V, PartNames> {
  return new MadeOfParts({
    make: (all) =>
      new PartNames(
        all.map((one) => calledOf(type, one)),
        type,
      ),
    isAlike: isCalledAlike,
  });
}

function partsOf(world: World): readonly PartNames[] {
  return [
    ...made.props.of(world.props),
    ...made.characters.of(world.characters),
    ...made.places.of(world.places),
  ];
}

function inWorld(world: World, speaker: Character): Omit<NamesOf, 'parts'> {
  return {
    withId: (id) => ENTITY_TYPES.flatMap((type) => calledIn(world, type, id) ?? []),
    nearnessOf: (one) => nearnessOf(one, world, speaker),
  };
}

function calledIn(world: World, type: Called['type'], id: string): Called | undefined {
  const table = { prop: world.props, character: world.characters, place: world.places }[type];
  const one = table.get(id);
  return one && calledOf(type, one);
}

function nearnessOf({ type, id }: Called, world: World, speaker: Character): number {
  if (type === 'place') return id === speaker.place ? 2 : 1;
  if (type === 'character') return world.characters.get(id)?.place === speaker.place ? 2 : 1;
  const prop = world.props.get(id);
  return prop ? nearness(world, speaker, prop) : 0;
}

function nearness(world: World, speaker: Character, prop: Prop): number {
  const { at } = prop;
  if ('holder' in at && at.holder === speaker.id) return 3;
  // What lies openly in a room needs no walk through containers.
  if ('place' in at && prop.kind !== 'door')
    return prop.hidden ? 0 : at.place === speaker.place ? 2 : 1;
  if (holderOf(world, prop) === speaker.id) return 3;
  if (prop.hidden) return 0;
  return isAt(world, { prop, place: speaker.place }) ? 2 : 1;
}
