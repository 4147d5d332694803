// maps.json and characters.json: towns written as maps with obstacles load as they are.
import type { PackSection } from '@hakoniwa/stage';
import { z } from 'zod';
import { type ListedEntries, lostJobs, lostWays } from './spec-references.ts';
import {
  type MapSheet,
  mapSchema,
  type Resident,
  residentSchema,
  targetOf,
} from './spec-sheets.ts';

const listOr = <T extends z.ZodType>(item: T, key: string) =>
  z.union([z.array(item), z.looseObject({ [key]: z.array(item) })]);
const mapsSchema = listOr(mapSchema, 'maps');
const residentsSchema = listOr(residentSchema, 'characters');

export const MAP_SECTION: PackSection = {
  name: 'maps',
  files: /^maps\.json$/,
  schema: mapsSchema,
  check: (files, draft) =>
    files.flatMap((file) => lostWays(file, { listed: listOf(file.accepted, 'maps'), draft })),
};
export const RESIDENT_SECTION: PackSection = {
  name: 'residents',
  files: /^characters\.json$/,
  schema: residentsSchema,
  check: (files, draft) =>
    files.flatMap((file) => lostJobs(file, { listed: listOf(file.accepted, 'characters'), draft })),
};

/** The entries of a file, and the way to them: a list by itself, or one under its name. */
function listOf<T>(accepted: unknown, key: string): ListedEntries<T> {
  if (Array.isArray(accepted)) return { items: accepted as T[], at: [] };
  return { items: (accepted as Record<string, T[]> | undefined)?.[key] ?? [], at: [key] };
}

/** The files of a pack, with places and characters written out of its maps; mistakes are left to the sections. */
export function withSpecFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  const maps = read(files['maps.json'], mapsSchema, 'maps') as MapSheet[] | undefined;
  const residents = read(files['characters.json'], residentsSchema, 'characters') as
    | Resident[]
    | undefined;
  const written: Record<string, string> = {};
  if (maps) written['places.yaml'] = JSON.stringify(placesOf(known(maps, residents)));
  if (maps && residents) written['characters.yaml'] = JSON.stringify(charactersOf(residents, maps));
  return { ...written, ...files };
}

/** Without what leads nowhere: the sections tell of it where it was written. */
function known(maps: readonly MapSheet[], residents: readonly Resident[] | undefined): MapSheet[] {
  const ids = new Set(maps.map(({ id }) => id));
  const people = residents && new Set(residents.map(({ id }) => id));
  return maps.map((map) => ({
    ...map,
    entrances: map.entrances?.filter((one) => ids.has(targetOf(one) ?? '')),
    obstacles: map.obstacles?.map(({ facility, ...rest }) => {
      const { owner, ...shared } = facility ?? { tags: [] };
      const isStranger = owner !== undefined && people?.has(owner) === false;
      return { ...rest, facility: isStranger ? shared : facility };
    }),
  }));
}

function read(text: string | undefined, schema: z.ZodType, key: string): unknown[] | undefined {
  if (text === undefined) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const { success, data } = schema.safeParse(json);
  if (!success) return undefined;
  return Array.isArray(data) ? data : (data as Record<string, unknown[]>)[key];
}

/** A map is a place, and each of its facilities a room of it. */
function placesOf(maps: readonly MapSheet[]): Record<string, object> {
  return Object.fromEntries(
    maps.flatMap((map) => {
      const rooms = roomsOf(map);
      const ways = new Map(
        (map.entrances ?? []).map((one) => [targetOf(one), one.minutes ?? MAP_MINUTES]),
      );
      const exits = [...ways].flatMap(([to, minutes]) =>
        to === undefined ? [] : [{ to, minutes }],
      );
      const inner = rooms.map(({ id }) => ({ to: id, minutes: 1 }));
      return [
        [map.id, { name: map.name ?? map.id, exits: [...exits, ...inner] }] as const,
        ...rooms.map(({ id, name, facility }) => {
          const room = { name, parent: map.id, exits: [{ to: map.id, minutes: 1 }], facility };
          return [id, room] as const;
        }),
      ];
    }),
  );
}

/** Minutes through an entrance where a map does not say. */
const MAP_MINUTES = 5;

function roomsOf({ id, obstacles = [] }: MapSheet) {
  return obstacles.flatMap(({ label, facility }, index) => {
    const name = label ?? `${id} ${index + 1}`;
    const word = name.replace(/[^\p{L}\p{N}_.-]+/gu, '-');
    return facility ? [{ id: `${id}.${word}`, name, facility }] : [];
  });
}

function charactersOf(
  residents: readonly Resident[],
  maps: readonly MapSheet[],
): Record<string, object> {
  return Object.fromEntries(
    residents.map(({ id, name, mapId, money, employment }) => {
      const home = maps.find((map) =>
        roomsOf(map).some(({ facility }) => facility.owner === id),
      )?.id;
      const sheet = {
        name,
        description: name,
        place: mapId ?? home ?? maps[0]?.id,
        home,
        money,
        employment,
      };
      return [id, { ...sheet, personality: ORDINARY }];
    }),
  );
}

/** The temper of somebody of whom nothing is said. */
const ORDINARY = {
  openness: 50,
  conscientiousness: 50,
  extraversion: 50,
  agreeableness: 50,
  neuroticism: 50,
  grit: 50,
  growthMindset: 50,
};
