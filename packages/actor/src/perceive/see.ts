// What a pair of eyes takes in: how things and people are that can be seen from a place.
import {
  type Character,
  firstVisibleAt,
  type Held,
  insideOf,
  type Json,
  type PlaceId,
  type Prop,
  peopleAt,
  sidesOf,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import type { Taken } from './belief.ts';

/** Everything and everybody to be seen at a place. */
export interface Sight {
  readonly props: readonly Prop[];
  readonly people: readonly Character[];
}

/** What one look at a place takes in, but for oneself. */
export function sightAt(
  world: World,
  { place, self }: { readonly place: PlaceId; readonly self: string },
): Sight {
  return {
    props: firstVisibleAt(world, place, { most: limits.seenAtOnce, isWanted: () => true }),
    people: peopleAt(world, place).filter(({ id }) => id !== self),
  };
}

/** Whether a thing is believed to be just as it is seen: so are most of a room one knows. */
export function isKnownProp(
  world: World,
  { self, prop }: { readonly self: string; readonly prop: Prop },
): boolean {
  const sides = sidesOf(world, { who: self, about: `props/${prop.id}` });
  return (
    sides !== undefined &&
    isSeenAs(sides.at, prop.at) &&
    isSeenAs(sides.state, prop.state) &&
    isSeenAs(sides.kind, prop.kind) &&
    isSeenAs(sides.name, prop.name) &&
    isSeenAs(sides.portable, prop.portable) &&
    (prop.uses !== 0 || isSeenAs(sides.uses, 0))
  );
}

/** Whether something is held to be as eyes saw it. */
export function isSeenAs(held: Held | undefined, value: unknown): boolean {
  if (held?.source !== 'saw') return false;
  if (held.value === value) return true;
  return typeof value === 'object' && JSON.stringify(held.value) === JSON.stringify(value);
}

/** The sides of a thing, and of a person, that eyes take in. */
export const SEEN_SIDES = {
  props: new Set(['at', 'kind', 'name', 'portable', 'state']),
  people: new Set(['name', 'place']),
} as const;

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
    // That nothing is left in it one remembers; how much is left otherwise nobody counts.
    ...(prop.uses === 0 ? [saw('uses', 0)] : []),
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
