// The only way out of a world: what this reader perceives, and nothing else.
import { clockText, dayNumber, timeLabel } from '../world/calendar.ts';
import { peopleAt, visibleAt } from '../world/queries.ts';
import type { Character } from '../world/schema/character.ts';
import type { PlaceId } from '../world/schema/ids.ts';
import type { World } from '../world/world.ts';
import { characterView, happeningView, innerView, placeView, propView } from './parts.ts';
import type { Audience, CharacterView, HappeningView, PlaceView, View } from './view.ts';

/** The view of one audience. An unknown character sees nothing but the hour. */
export function viewFor(audience: Audience, world: World): View {
  switch (audience.as) {
    case 'director':
      return { ...frame(audience, world), ...pins(world), ...everything(world, { secrets: true }) };
    case 'public':
      return { ...frame(audience, world), ...everything(world, { secrets: false }) };
    case 'character':
    case 'player': {
      const self = world.characters.get(audience.id);
      return self
        ? { ...frame(audience, world), ...perceived(world, self) }
        : { ...frame(audience, world), ...nothing };
    }
  }
}

type Contents = Pick<View, 'places' | 'characters' | 'props' | 'happenings'>;

const nothing: Contents = { places: [], characters: [], props: [], happenings: [] };

function frame(audience: Audience, world: World): Omit<View, keyof Contents> {
  const { clock, language, geography, rules, weather, tension } = world;
  return {
    audience,
    language,
    geography,
    time: {
      label: timeLabel(clock, language),
      clock: clockText(clock),
      day: dayNumber(clock),
      now: clock.now,
    },
    calendarStart: clock.start,
    ...(weather === undefined ? {} : { weather }),
    ...(tension === undefined ? {} : { tension }),
    rules,
  };
}

function pins({ locks }: World): Pick<View, 'locks'> {
  return locks.size === 0 ? {} : { locks: [...locks.ids()].sort() };
}

function everything(world: World, { secrets }: { secrets: boolean }): Contents {
  const props = [...world.props.values()].sort(byId);
  const people = [...world.characters.values()].sort(byId);
  return {
    places: [...world.places.values()]
      .sort(byId)
      .map((place) => placeView(world, { place, options: { seen: true } })),
    characters: people.map((one) => (secrets ? withInner(world, one) : characterView(one))),
    props: (secrets ? props : openProps(world)).map((prop) => propView(prop, { secrets })),
    happenings: recent(world, () => true),
  };
}

/** What anyone walking through could see. */
function openProps(world: World) {
  return [...world.places.values()].sort(byId).flatMap(({ id }) => visibleAt(world, id));
}

function perceived(world: World, self: Character): Contents & { here: string } {
  const others = peopleAt(world, self.place).filter(({ id }) => id !== self.id);
  return {
    here: self.place,
    places: knownPlaces(world, self.place),
    characters: [withInner(world, self), ...others.map(characterView)],
    props: visibleAt(world, self.place).map((prop) => propView(prop, { secrets: false })),
    happenings: recent(world, (place) => place === undefined || place === self.place),
  };
}

/** The whole map where it is known; else this room and the names behind its exits. */
function knownPlaces(world: World, here: PlaceId): PlaceView[] {
  const own = world.places.get(here);
  const nextDoor = new Set<string>(own?.exits.map(({ to }) => to) ?? []);
  const isKnown = (id: string) => world.geography === 'known' || id === here || nextDoor.has(id);
  return [...world.places.values()]
    .sort(byId)
    .filter(({ id }) => isKnown(id))
    .map((place) => {
      const view = placeView(world, { place, options: { seen: place.id === here } });
      return world.geography === 'known' || place.id === here ? view : { ...view, exits: [] };
    });
}

function withInner(world: World, character: Character): CharacterView {
  return { ...characterView(character), inner: innerView(world, character) };
}

function recent(world: World, isNoticed: (place: string | undefined) => boolean): HappeningView[] {
  return [...world.happenings.values()]
    .filter(({ place }) => isNoticed(place))
    .sort((a, b) => a.at - b.at || a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
    .map(happeningView);
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
