// What is made of each entry of a world on the wire: what it leaves out is filled in.
import {
  type Affordance,
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
} from '@hakoniwa/stage';
import { LANGUAGE_READERS } from '../language/languages.ts';
import type { NounLore } from '../language/lore.ts';
import { WORDS } from '../language/words.ts';
import type { WireFrame } from './frame.ts';
import type { WireCharacter, WireLocation, WireProp } from './schema.ts';
import { verbOf } from './verb-of.ts';

/** A place, listed or only mentioned; without a map every place leads to every other. */
export function placeOfWire(
  name: string,
  location: WireLocation | undefined,
  { exits }: { exits: Exit[] },
): Place {
  return {
    id: placeId(name),
    name,
    aliases: location?.aliases ?? [],
    description: location?.description ?? '',
    exits,
  };
}

/** The way to a place of which nothing is said. */
export function plainExit(to: string): Exit {
  return { to: placeId(to), minutes: 1 };
}

/** The ways out of a listed place that lead to places there are. */
export function exitsOf(
  { exits = [] }: WireLocation,
  { names, language }: { names: ReadonlySet<string>; language: Language },
): Exit[] {
  return exits.flatMap((exit): Exit[] => {
    const to = typeof exit === 'string' ? exit : exit.to;
    if (!names.has(to)) return [];
    const via =
      typeof exit === 'string'
        ? undefined
        : (exit.via ?? (exit.locked ? LANGUAGE_READERS[language].names.doorTo(to) : undefined));
    return [{ to: placeId(to), minutes: 1, ...(via === undefined ? {} : { via: propId(via) }) }];
  });
}

/** Locked exits without a door of their own get one, so that the laws see a lock. */
export function lockedDoors(
  language: Language,
  from: string,
  { exits, known }: { exits: WireLocation['exits']; known: (name: string) => WireProp | undefined },
): [string, Prop][] {
  return (exits ?? []).flatMap((exit): [string, Prop][] => {
    if (typeof exit === 'string' || !exit.locked) return [];
    const name = exit.via ?? LANGUAGE_READERS[language].names.doorTo(exit.to);
    const one = known(name);
    const base = {
      id: propId(name),
      name,
      aliases: one?.aliases ?? [],
      portable: false,
      affordances: [],
    };
    const key = one?.key ? { key: propId(one.key) } : {};
    return [
      [name, { ...base, ...key, kind: 'door', at: { place: placeId(from) }, state: ['locked'] }],
    ];
  });
}

/** Somebody, at the place they are said to be or where all begin. */
export function characterOfWire(
  name: string,
  { one, frame }: { readonly one: WireCharacter; readonly frame: WireFrame },
): Character {
  return {
    id: characterId(name),
    name,
    aliases: one.aliases ?? [],
    description: '',
    ...whereCharacter(name, { character: one, frame }),
    status: (one.status ?? []).map((status) => ({ name: status })),
    needs: {},
    money: 0,
    skills: {},
    personality: EVEN_PERSONALITY,
    desires: [],
    controlledBy: 'instinct',
  };
}

/** Where somebody is, and with how many hands: what depends on the other entries. */
export function whereCharacter(
  name: string,
  {
    character: { location },
    frame,
  }: { readonly character: WireCharacter; readonly frame: WireFrame },
): Pick<Character, 'place' | 'hands'> {
  const where = location && frame.places.has(location) ? location : frame.start;
  return { place: placeId(where), hands: HANDS + frame.pocketed(name) };
}

/** Two hands, as everywhere. */
const HANDS = 2;

/** A thing; what sort of thing it is its name says where the wire does not. */
export function propOfWire(
  name: string,
  one: WireProp,
  { at, lore }: { at: Whereabouts; lore: NounLore },
): Prop {
  const called = one.name ?? name;
  const prop: { -readonly [K in keyof Prop]: Prop[K] } = {
    id: propId(name),
    name: called,
    aliases: one.aliases ?? NONE,
    kind: kindOf(one.kind),
    at,
    state: one.state ?? NONE,
    portable: one.portable ?? (!lore.isFixture(called) || lore.isLifted?.(called) === true),
    affordances: one.affordances?.map(affordance) ?? NO_AFFORDANCES,
  };
  // Set one by one: most things have none of these, and this runs for every thing of a new world.
  if (one.owner) prop.owner = characterId(one.owner);
  if (one.key) prop.key = propId(one.key);
  if (one.hidden) prop.hidden = true;
  if (one.strict) prop.strict = true;
  if (one.uses !== undefined) prop.uses = one.uses;
  if (one.yields)
    prop.yields = one.yields.map((made) => ({ name: typeof made === 'string' ? made : made.name }));
  if (lore.isContainer(called)) prop.capacity = ROOMY;
  return prop;
}

const NONE: string[] = [];
const NO_AFFORDANCES: Affordance[] = [];

/** How much a container on the wire holds: it never says. */
const ROOMY = 1_000;

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
