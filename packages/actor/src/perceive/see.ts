// What a pair of eyes takes in: how things and people are that can be seen from a place.
import {
  type Character,
  insideOf,
  type Json,
  type PlaceId,
  type Prop,
  peopleAt,
  visibleAt,
  type World,
} from '@hakoniwa/stage';
import type { Taken } from './belief.ts';

/** Everything to be seen at a place. */
export function seenAt(world: World, place: PlaceId, self: string): Taken[] {
  const things = visibleAt(world, place).flatMap(seenProp);
  const people = peopleAt(world, place).filter(({ id }) => id !== self);
  return [...things, ...people.flatMap(seenPerson)];
}

/** What is to be seen in something open. */
export function seenInside(world: World, container: Prop): Taken[] {
  return insideOf(world, container.id)
    .filter(({ hidden }) => !hidden)
    .flatMap(seenProp);
}

/** Where a prop is and how it is. */
export function seenProp(prop: Prop): Taken[] {
  const about = `props/${prop.id}`;
  const saw = (aspect: string, value: unknown): Taken => ({
    about,
    aspect,
    value: value as Json,
    source: 'saw',
  });
  return [
    saw('at', prop.at),
    saw('kind', prop.kind),
    saw('name', prop.name),
    saw('portable', prop.portable),
    saw('state', prop.state),
  ];
}

/** Where a person is. */
export function seenPerson(person: Character): Taken[] {
  const about = `characters/${person.id}`;
  return [
    { about, aspect: 'name', value: person.name, source: 'saw' },
    { about, aspect: 'place', value: person.place, source: 'saw' },
  ];
}
