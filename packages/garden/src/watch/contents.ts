// What a reader may see of a world, short; the same borders as the Stage's views.

import type { WatchContents, WatchPerson, WatchPlace, WatchProp } from '@hakoniwa/protocol';
import { type Audience, type Character, peopleAt, visibleAt, type World } from '@hakoniwa/stage';
import { compactPerson, propOf, watchPlaceOf } from './compact.ts';

/** Everything a reader may see now. */
export function contentsOf(audience: Audience, world: World): WatchContents {
  return {
    people: peopleFor(audience, world),
    props: propsFor(audience, world),
    places: placesFor(audience, world),
    ...weatherOf(world),
  };
}

export function weatherOf({ weather }: World): { weather?: string } {
  return weather === undefined ? {} : { weather };
}

/** Whether a reader sees the whole world, and not only what is around somebody. */
export function seesAll({ as }: Audience): boolean {
  return as === 'director' || as === 'public';
}

/** The one whose eyes a reader looks through. */
export function selfOf(audience: Audience, world: World): Character | undefined {
  return 'id' in audience ? world.characters.get(audience.id) : undefined;
}

/** One person as a reader sees them; undefined when there is nobody of that id. */
export function personFor(
  audience: Audience,
  { world, id }: { readonly world: World; readonly id: string },
): WatchPerson | undefined {
  const one = world.characters.get(id);
  const isInner = audience.as === 'director' || ('id' in audience && audience.id === id);
  return one && compactPerson(one, { isInner });
}

export function peopleFor(audience: Audience, world: World): Record<string, WatchPerson> {
  const self = selfOf(audience, world);
  const ids = seesAll(audience)
    ? world.characters.ids()
    : self
      ? peopleAt(world, self.place).map(({ id }) => id as string)
      : [];
  const people: Record<string, WatchPerson> = {};
  for (const id of ids) {
    const person = personFor(audience, { world, id });
    if (person) people[id] = person;
  }
  return people;
}

export function propsFor(audience: Audience, world: World): Record<string, WatchProp> {
  const self = selfOf(audience, world);
  const seen =
    audience.as === 'director'
      ? [...world.props.values()]
      : audience.as === 'public'
        ? [...world.places.values()].flatMap(({ id }) => visibleAt(world, id))
        : self
          ? visibleAt(world, self.place)
          : [];
  return Object.fromEntries(seen.map((prop) => [prop.id, propOf(prop)]));
}

export function placesFor(audience: Audience, world: World): Record<string, WatchPlace> {
  const self = selfOf(audience, world);
  if (!self && !seesAll(audience)) return {};
  const isWhole = seesAll(audience) || world.geography === 'known';
  const here = self && world.places.get(self.place);
  const next = new Set<string>(here?.exits.map(({ to }) => to));
  const known = [...world.places.values()].filter(
    ({ id }) => isWhole || id === here?.id || next.has(id),
  );
  return Object.fromEntries(
    known.map((place) => [
      place.id,
      watchPlaceOf(place, { isFar: !isWhole && place.id !== here?.id }),
    ]),
  );
}
