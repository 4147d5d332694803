// One more quarter of a town: the same streets, shops and homes again, with people of its own.
import type { LifeConfig } from '@hakoniwa/life';
import {
  type Character,
  characterId,
  drawBelow,
  type Language,
  type Place,
  placeId,
  type Rng,
  textIn,
  type WorldDocument,
} from '@hakoniwa/stage';
import { RESIDENT_NAMES } from './names.data.ts';

export interface Quarter {
  /** The first quarter is the pack's own and has number 1. */
  readonly number: number;
  /** How many of the pack's residents have a counterpart here. */
  readonly people: readonly string[];
}

/** An id of the pack, as it is called in a quarter. */
export function idIn(id: string, number: number): string {
  return number === 1 ? id : `${id}-${number}`;
}

/** The id in the pack of whom somebody is the counterpart of. */
export function counterpartOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** The places of a quarter, without the homes of those who have no counterpart in it. */
export function quarterPlaces(document: WorldDocument, quarter: Quarter): Place[] {
  const { number } = quarter;
  const all = Object.values(document.places);
  const isEmpty = emptyHomes(document, quarter);
  const isThere = (id: string) => !isEmpty.has(id);
  const { quarter: named } = textIn(RESIDENT_NAMES, document.language);
  return all
    .filter(({ id }) => isThere(id))
    .map((place) => ({
      ...place,
      id: placeId(idIn(place.id, number)),
      name: named(place.name, number),
      exits: place.exits
        .filter(({ to }) => isThere(to))
        .map(({ to, minutes }) => ({ to: placeId(idIn(to, number)), minutes })),
      ...(place.parent === undefined ? {} : { parent: placeId(idIn(place.parent, number)) }),
      ...(place.facility === undefined ? {} : { facility: facilityIn(place.facility, quarter) }),
    }));
}

function facilityIn({ owner, ...rest }: NonNullable<Place['facility']>, quarter: Quarter) {
  const isOwned = owner !== undefined && quarter.people.includes(owner);
  return { ...rest, ...(isOwned ? { owner: characterId(idIn(owner, quarter.number)) } : {}) };
}

/** Homes, with their rooms, of those who are not here. */
function emptyHomes(document: WorldDocument, { people }: Quarter): Set<string> {
  const homes = new Set<string>();
  for (const { id, home } of Object.values(document.characters)) {
    if (home !== undefined && !people.includes(id)) homes.add(home);
  }
  for (const id of people) homes.delete(document.characters[id]?.home ?? '');
  const rooms = Object.values(document.places).filter(({ parent }) => homes.has(parent ?? ''));
  return new Set([...homes, ...rooms.map(({ id }) => id)]);
}

/** A resident's counterpart: the same work and wishes, another name, a nature of its own. */
export function counterpart(
  character: Character,
  {
    number,
    serial,
    language,
    rng,
  }: { number: number; serial: number; language: Language; rng: Rng },
): { character: Character; called: string; rng: Rng } {
  const { surnames, givenNames, full, called } = textIn(RESIDENT_NAMES, language);
  const given = givenNames[serial % givenNames.length] ?? '';
  const surname =
    surnames[(serial + Math.floor(serial / givenNames.length)) % surnames.length] ?? '';
  const around = Math.floor(serial / (givenNames.length * surnames.length));
  const nature = bent(character.personality, rng);
  const { home, employment } = character;
  const workplaces = employment?.workplaces.map((one) => ({
    ...one,
    mapId: idIn(one.mapId, number),
  }));
  return {
    rng: nature.rng,
    called: called(surname, given),
    character: {
      ...character,
      id: characterId(idIn(character.id, number)),
      name: `${full(surname, given)}${around > 0 ? ` ${around + 1}` : ''}`,
      aliases: [],
      place: placeId(idIn(character.place, number)),
      ...(home === undefined ? {} : { home: placeId(idIn(home, number)) }),
      ...(employment && workplaces ? { employment: { ...employment, workplaces } } : {}),
      personality: nature.personality,
    },
  };
}

/** Each trait up to fifteen points to either side. */
function bent(personality: Character['personality'], start: Rng) {
  let rng = start;
  const entries = Object.entries(personality).map(([trait, value]) => {
    if (typeof value !== 'number') return [trait, value];
    const [drawn, next] = drawBelow(rng, 31);
    rng = next;
    return [trait, Math.min(100, Math.max(0, value - 15 + drawn))];
  });
  return { rng, personality: Object.fromEntries(entries) as Character['personality'] };
}

/** The day plans of a quarter. */
export function schedulesOf(
  schedules: LifeConfig['schedules'],
  { number, people }: Quarter,
): LifeConfig['schedules'] {
  const plans = people.flatMap((id) => {
    const plan = schedules[id]?.map((entry) =>
      entry.place === undefined ? entry : { ...entry, place: idIn(entry.place, number) },
    );
    return plan ? [[idIn(id, number), plan]] : [];
  });
  return Object.fromEntries(plans);
}
