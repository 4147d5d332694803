// The world as one character takes it to be: what it perceives, filled up with what it believes.
import { isJsonObject, type Json } from '../base/json.ts';
import { blankDocument, EVEN_PERSONALITY } from '../world/blank.ts';
import { worldFrom } from '../world/document.ts';
import { type Character, characterSchema } from '../world/schema/character.ts';
import type { Belief } from '../world/schema/mind.ts';
import { type Place, placeSchema } from '../world/schema/place.ts';
import { type Prop, propSchema } from '../world/schema/prop.ts';
import type { World } from '../world/world.ts';
import type { CharacterView, PlaceView, PropView, View } from './view.ts';

/**
 * Builds a world from a character's view, for the same laws to run on. Beliefs about what is out of
 * sight stand as facts in it, right or wrong; what is in sight overrules them. Of a thing one knows of, one knows its
 * nature too where the true world is given: what it is and what it gives, never where or how it is. Where the map is
 * known, so is what is built in.
 */
export function believedWorld(
  view: View,
  natures?: Pick<World, 'props' | 'places' | 'happenings'>,
): World {
  const self = view.characters.find(({ inner }) => inner);
  const beliefs = self?.inner?.beliefs ?? [];
  const seenPlaces = record(view.places.map((place) => believedPlace(place, { view, natures })));
  const places = natures ? { ...seenPlaces, ...visited(natures, beliefs, view) } : seenPlaces;
  const seenPeople = record(view.characters.map((one) => believedCharacter(one)));
  const people = {
    ...recalled(beliefs, { table: 'characters', seen: seenPeople, revive: recallCharacter }),
    ...seenPeople,
  };
  const seen = record(view.props.map((prop) => believedProp(prop, natures?.props.get(prop.id))));
  const props = {
    ...(natures && view.geography === 'known' ? builtIn(natures, seen) : {}),
    ...recalled(beliefs, {
      ...{ table: 'props', seen },
      revive: (id, fields) => recallProp(id, fields, natures?.props.get(id)),
    }),
    ...seen,
  };
  return worldFrom({
    ...blankDocument({ language: view.language, origin: 'believed' }),
    clock: { now: view.time.now, start: view.calendarStart },
    ...(view.weather === undefined ? {} : { weather: view.weather }),
    ...(view.tension === undefined ? {} : { tension: view.tension }),
    geography: view.geography,
    rules: [...view.rules],
    places,
    props: standing(props, places, people),
    characters: standingPeople(people, places),
    happenings: record(view.happenings.flatMap(({ id }) => natures?.happenings.get(id) ?? [])),
  });
}

function record<T extends { readonly id: string }>(entities: readonly T[]): Record<string, T> {
  return Object.fromEntries(entities.map((entity) => [entity.id, entity]));
}

/** A place as it looks, with what it is good for where that is known. */
function believedPlace(
  place: PlaceView,
  { view, natures }: { readonly view: View; readonly natures: Pick<World, 'places'> | undefined },
): Place {
  const known = new Set(view.places.map(({ id }) => id));
  const exits = place.exits
    .filter(({ to }) => known.has(to))
    .map(({ to, via, minutes }) => ({ to, via, minutes }));
  const { id, name, aliases, description } = place;
  const { facility } = natures?.places.get(id) ?? {};
  return placeSchema.parse({ id, name, aliases, description, exits, facility });
}

/** Rooms one has been in, with their ways out: one saw what stands in them. */
function visited(
  { places }: Pick<World, 'places'>,
  beliefs: readonly Belief[],
  view: View,
): Record<string, Place> {
  if (view.geography === 'known') return {};
  const been = beliefs.flatMap(({ aspect, source, value }) => {
    const at = aspect === 'at' && source === 'saw' && isJsonObject(value) ? value.place : undefined;
    const place = at === undefined || at === view.here ? undefined : places.get(String(at));
    return place ? [place] : [];
  });
  const known = new Set([...been, ...view.places].map(({ id }) => id));
  return record(
    been.map((place) => ({ ...place, exits: place.exits.filter(({ to }) => known.has(to)) })),
  );
}

/** What stands where it stands for good, in whatever state: whoever knows the rooms knows it. */
function builtIn({ props }: Pick<World, 'props'>, seen: object): Record<string, Prop> {
  const fixed = [...props.values()].filter(
    ({ id, portable, hidden, at }) =>
      !portable && !hidden && 'place' in at && !Object.hasOwn(seen, id),
  );
  return record(fixed.map((prop) => ({ ...natureOf(prop), at: prop.at, state: [] })));
}

/** What a thing is for good; keys stay secret, and how much is left shows only in use. */
function natureOf(prop: Prop): Omit<Prop, 'at' | 'state'> {
  const { at: _at, state: _state, key: _key, hidden: _hidden, uses: _uses, ...nature } = prop;
  return nature;
}

function believedCharacter(one: CharacterView): Character {
  const { inner, activity: _activity, ...body } = one;
  return characterSchema.parse({
    ...body,
    needs: {},
    money: inner?.money ?? 0,
    skills: {},
    personality: inner?.personality ?? EVEN_PERSONALITY,
    desires: inner?.desires ?? [],
  });
}

function believedProp(prop: PropView, nature: Prop | undefined): Prop {
  const { place, heldBy, inside, yields, hidden: _hidden, ...rest } = prop;
  const { uses } = prop;
  // Whatever is before one's eyes is as it is.
  if (nature)
    return {
      ...natureOf(nature),
      ...{ at: nature.at, state: nature.state },
      ...(uses === undefined ? {} : { uses }),
    };
  return propSchema.parse({
    ...rest,
    at: heldBy !== undefined ? { holder: heldBy } : inside !== undefined ? { inside } : { place },
    ...(yields ? { yields: yields.map((name) => ({ name })) } : {}),
  });
}

interface Recall<T> {
  readonly table: 'props' | 'characters';
  readonly seen: Readonly<Record<string, T>>;
  readonly revive: (id: string, fields: Readonly<Record<string, Json>>) => T | undefined;
}

/** Entities out of sight, put together from the beliefs about them. */
function recalled<T>(
  beliefs: readonly Belief[],
  { table, seen, revive }: Recall<T>,
): Record<string, T> {
  const fields = new Map<string, Record<string, Json>>();
  for (const belief of beliefs) {
    const [kind, id] = splitAbout(belief.about);
    if (kind !== table || Object.hasOwn(seen, id)) continue;
    fields.set(id, { ...fields.get(id), [belief.aspect]: belief.value });
  }
  const revived = [...fields].map(([id, aspects]) => [id, revive(id, aspects)] as const);
  return Object.fromEntries(
    revived.filter((pair): pair is readonly [string, T & {}] => pair[1] !== undefined),
  ) as Record<string, T>;
}

function splitAbout(about: string): readonly [string, string] {
  const slash = about.indexOf('/');
  return [about.slice(0, slash), about.slice(slash + 1)];
}

function recallProp(
  id: string,
  fields: Readonly<Record<string, Json>>,
  nature: Prop | undefined,
): Prop | undefined {
  const known: Readonly<Record<string, unknown>> = nature ? natureOf(nature) : {};
  const {
    at,
    name = nature?.name ?? id,
    state = [],
    kind = nature?.kind ?? 'thing',
    portable = nature?.portable ?? true,
    affordances = (nature?.affordances ?? []) as unknown as Json,
    aliases = [...(nature?.aliases ?? [])],
    uses,
  } = fields;
  if (!isJsonObject(at)) return undefined;
  const parsed = propSchema.safeParse({
    ...known,
    id,
    name,
    aliases,
    kind,
    at,
    state,
    portable,
    affordances,
    ...(uses === undefined ? {} : { uses }),
  });
  return parsed.success ? parsed.data : undefined;
}

function recallCharacter(
  id: string,
  fields: Readonly<Record<string, Json>>,
): Character | undefined {
  const { place, name = id } = fields;
  if (typeof place !== 'string') return undefined;
  const body = {
    id,
    name,
    aliases: [],
    description: '',
    place,
    hands: 2,
    status: [],
    needs: {},
    money: 0,
    skills: {},
  };
  const mind = {
    personality: EVEN_PERSONALITY,
    desires: [],
    controlledBy: 'instinct',
  };
  const parsed = characterSchema.safeParse({ ...body, ...mind });
  return parsed.success ? parsed.data : undefined;
}

/** Props whose believed whereabouts hang in the air are left out: one cannot act on them. */
function standing(
  props: Record<string, Prop>,
  places: object,
  people: object,
): Record<string, Prop> {
  const stands = ({ at }: Prop) => {
    if ('place' in at) return Object.hasOwn(places, at.place);
    return 'holder' in at ? Object.hasOwn(people, at.holder) : Object.hasOwn(props, at.inside);
  };
  const kept = Object.entries(props).filter(([, prop]) => stands(prop));
  const next = Object.fromEntries(kept);
  return kept.length === Object.keys(props).length ? next : standing(next, places, people);
}

function standingPeople(
  people: Record<string, Character>,
  places: object,
): Record<string, Character> {
  return Object.fromEntries(
    Object.entries(people).filter(([, one]) => Object.hasOwn(places, one.place)),
  );
}
