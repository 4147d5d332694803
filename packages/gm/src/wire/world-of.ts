// Brings a world on the wire to life: names are the ids, and what it leaves out is filled in.
import {
  type Affordance,
  blankDocument,
  type Character,
  characterId,
  EVEN_PERSONALITY,
  type Exit,
  KINDS,
  type Kind,
  type Language,
  type Place,
  type Prop,
  placeId,
  propId,
  type Whereabouts,
  type World,
  worldFrom,
} from '@hakoniwa/stage';
import { LANGUAGES } from '../language/languages.ts';
import type { NounLore } from '../language/lore.ts';
import { WORDS } from '../language/words.ts';
import type { WireCharacter, WireLocation, WireProp, WorldState } from './schema.ts';
import { verbOf } from './verb-of.ts';

/** What names mean, needed where the wire does not say what sort of thing a prop is. */
export interface WireReading {
  readonly state: WorldState;
  readonly speaker: string;
  readonly language: Language;
  readonly lore: NounLore;
}

/** The world of a request. The speaker is always in it, at the current location if nowhere else. */
export function worldOf(reading: WireReading): World {
  const { state, language } = reading;
  const people = own(state.characters);
  if (!people.has(reading.speaker)) people.set(reading.speaker, {});
  const props = own(state.props);
  const listed = own(state.locations);
  const places = placesOf(reading, { people, props, listed });
  const doors = lockedDoors(language, props, listed);
  const held = new Map<string, string>();
  for (const [name, { holding = [] }] of people) for (const thing of holding) held.set(thing, name);
  const at = { places, people, props, held, start: startOf(state, places) };
  const characters = [...people].map(
    ([name, one]) => [name, character(reading, name, { one, at })] as const,
  );
  for (const thing of held.keys()) if (!props.has(thing)) props.set(thing, {});
  const things = [...props].map(([name, one]) => [name, prop(reading, name, { one, at })] as const);
  return worldFrom({
    ...blankDocument({ language, origin: 'wire' }),
    places: Object.fromEntries(places),
    characters: Object.fromEntries(characters),
    props: Object.fromEntries([...things, ...doors]),
  });
}

/** Where whoever and whatever is nowhere else is: the current location, else the first place. */
function startOf({ location }: WorldState, places: ReadonlyMap<string, Place>): string {
  const current = location?.current;
  if (current !== undefined && places.has(current)) return current;
  for (const first of places.keys()) return first;
  return NOWHERE;
}

/** What the wire lists, each entry under its own key. */
interface Listed {
  readonly people: ReadonlyMap<string, WireCharacter>;
  readonly props: ReadonlyMap<string, WireProp>;
  readonly listed: ReadonlyMap<string, WireLocation>;
}

/** Entries under their own keys, whatever the keys are called. */
export function own<T>(record: Readonly<Record<string, T>> | undefined): Map<string, T> {
  return new Map(
    Object.entries(record ?? {}).filter(
      ([name, value]) => name !== '' && typeof value === 'object' && value !== null,
    ),
  );
}

function placesOf({ state, language }: WireReading, wire: Listed): Map<string, Place> {
  const { listed } = wire;
  const isMapped = listed.size > 0;
  const names = new Set([...listed.keys(), ...mentioned(state, wire)]);
  const all = [...names];
  // Without a map every place leads to every other: one list for all of them, itself included.
  const everywhere = isMapped ? [] : all.map(plainExit);
  return new Map(
    all.map((name) => {
      const location = listed.get(name);
      const exits = location ? exitsOf(location, { names, language }) : everywhere;
      return [name, place(name, { location, exits })];
    }),
  );
}

/** Places that characters and props name, besides those that are containers or people. */
function mentioned(state: WorldState, { people, props, listed }: Listed): string[] {
  const fromPeople = [...people.values()].flatMap(({ location }) => location ?? []);
  const fromProps = [...props.values()].flatMap(({ location }) => location ?? []);
  const spots = fromProps.filter((name) => !props.has(name) && !people.has(name));
  const current = state.location?.current;
  const known = [...fromPeople, ...spots, ...(current === undefined ? [] : [current])].filter(
    (name) => name !== '',
  );
  return known.length > 0 || listed.size > 0 ? known : [NOWHERE];
}

/** The one place of a world that names none. */
const NOWHERE = '—';

function place(
  name: string,
  { location, exits }: { location: WireLocation | undefined; exits: Exit[] },
): Place {
  return {
    id: placeId(name),
    name,
    aliases: location?.aliases ?? [],
    description: location?.description ?? '',
    exits,
  };
}

function plainExit(to: string): Exit {
  return { to: placeId(to), minutes: 1 };
}

function exitsOf(
  { exits = [] }: WireLocation,
  { names, language }: { names: ReadonlySet<string>; language: Language },
): Exit[] {
  return exits.flatMap((exit): Exit[] => {
    const to = typeof exit === 'string' ? exit : exit.to;
    if (!names.has(to)) return [];
    const via =
      typeof exit === 'string'
        ? undefined
        : (exit.via ?? (exit.locked ? LANGUAGES[language].names.doorTo(to) : undefined));
    return [{ to: placeId(to), minutes: 1, ...(via === undefined ? {} : { via: propId(via) }) }];
  });
}

/** Locked exits without a door of their own get one, so that the laws see a lock. */
function lockedDoors(
  language: Language,
  props: Listed['props'],
  listed: Listed['listed'],
): [string, Prop][] {
  return [...listed].flatMap(([from, { exits = [] }]) =>
    exits.flatMap((exit): [string, Prop][] => {
      if (typeof exit === 'string' || !exit.locked) return [];
      const name = exit.via ?? LANGUAGES[language].names.doorTo(exit.to);
      const known = props.get(name);
      const base = {
        id: propId(name),
        name,
        aliases: known?.aliases ?? [],
        portable: false,
        affordances: [],
      };
      const key = known?.key ? { key: propId(known.key) } : {};
      return [
        [name, { ...base, ...key, kind: 'door', at: { place: placeId(from) }, state: ['locked'] }],
      ];
    }),
  );
}

function character(
  { speaker }: WireReading,
  name: string,
  { one, at }: { one: WireCharacter; at: Around },
): Character {
  const where = one.location && at.places.has(one.location) ? one.location : at.start;
  return {
    id: characterId(name),
    name,
    aliases: one.aliases ?? [],
    description: '',
    place: placeId(where),
    hands: HANDS + pocketed(at.props, name, one),
    status: (one.status ?? []).map((status) => ({ name: status })),
    needs: {},
    money: 0,
    skills: {},
    personality: EVEN_PERSONALITY,
    desires: [],
    controlledBy: name === speaker ? 'model' : 'instinct',
  };
}

/** What is on someone whose hands are listed, but not in them, is pocketed or worn and fills no hand. */
function pocketed(props: Around['props'], name: string, { holding }: WireCharacter): number {
  if (holding === undefined) return 0;
  let count = 0;
  for (const [id, { location }] of props)
    if (location === name && !holding.includes(id)) count += 1;
  return count;
}

/** Two hands, as everywhere. */
const HANDS = 2;

interface Around {
  readonly places: ReadonlyMap<string, Place>;
  readonly people: ReadonlyMap<string, WireCharacter>;
  readonly props: ReadonlyMap<string, WireProp>;
  readonly held: ReadonlyMap<string, string>;
  /** Where those are who are nowhere else. */
  readonly start: string;
}

function prop(
  { lore }: WireReading,
  name: string,
  { one, at }: { one: WireProp; at: Around },
): Prop {
  const called = one.name ?? name;
  const isFixture = lore.isFixture(called);
  return {
    id: propId(name),
    name: called,
    aliases: one.aliases ?? [],
    kind: kindOf(one.kind),
    at: whereabouts(name, one, at),
    state: one.state ?? [],
    portable: one.portable ?? (!isFixture || lore.isLifted?.(called) === true),
    affordances: (one.affordances ?? []).map(affordance),
    ...(one.owner ? { owner: characterId(one.owner) } : {}),
    ...(one.key ? { key: propId(one.key) } : {}),
    ...(one.hidden ? { hidden: true } : {}),
    ...(one.strict ? { strict: true } : {}),
    ...(one.uses === undefined ? {} : { uses: one.uses }),
    ...(one.yields
      ? {
          yields: one.yields.map((made) => ({ name: typeof made === 'string' ? made : made.name })),
        }
      : {}),
    ...(lore.isContainer(called) ? { capacity: ROOMY } : {}),
  };
}

/** How much a container on the wire holds: it never says. */
const ROOMY = 1_000;

function whereabouts(name: string, { location }: WireProp, at: Around): Whereabouts {
  const holder = at.held.get(name);
  if (holder !== undefined) return { holder: characterId(holder) };
  if (location !== undefined && at.people.has(location)) return { holder: characterId(location) };
  if (location !== undefined && at.places.has(location)) return { place: placeId(location) };
  const isInside =
    location !== undefined &&
    location !== name &&
    at.props.has(location) &&
    !isLooped(at.props, name);
  if (isInside) return { inside: propId(location) };
  return { place: placeId(at.start) };
}

/** Whether following containers from a prop comes back to it. */
function isLooped(props: ReadonlyMap<string, WireProp>, name: string): boolean {
  const seen = new Set<string>();
  for (
    let at: string | undefined = name;
    at !== undefined && props.has(at);
    at = props.get(at)?.location
  ) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function kindOf(word: string | undefined): Kind {
  return KINDS.find((kind) => kind === word) ?? 'thing';
}

/** `開ける(要:鍵)` and the long form; on the wire an affordance allows, and may require. */
function affordance(given: string | { verb: string; label?: string | undefined }): Affordance {
  if (typeof given !== 'string') return { verb: given.verb, label: given.label ?? given.verb };
  const { label, needs } = withNeeds(given);
  const holding = needs?.split(/[、,・]/u).map((word) => word.trim());
  return { verb: verbOf(label), label, ...(holding ? { requires: { holding } } : {}) };
}

const NEEDING = new RegExp(`[(（]\\s*(?:${WORDS.needs.source})\\s*[:：]`, 'u');

/** What stands before the brackets, and what is said in them to be needed. */
function withNeeds(given: string): { readonly label: string; readonly needs?: string } {
  const text = given.trimEnd();
  const found = NEEDING.exec(text);
  const needs = found ? text.slice(found.index + found[0].length, -1).trim() : '';
  if (!found || needs === '' || !/[)）]$/u.test(text)) return { label: given };
  return { label: text.slice(0, found.index).trimEnd(), needs };
}
