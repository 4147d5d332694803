// maps.json and characters.json: towns written as maps with obstacles load as they are.
import type { PackSection } from '@hakoniwa/stage';
import { z } from 'zod';

const facilitySchema = z.looseObject({
  tags: z.array(z.string().min(1)).min(1),
  owner: z.string().optional(),
});
const entranceSchema = z.looseObject({
  to: z.string().optional(),
  mapId: z.string().optional(),
  leadsTo: z.union([z.string(), z.looseObject({ mapId: z.string() })]).optional(),
  minutes: z.number().min(0).max(1_440).optional(),
});
const mapSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1).optional(),
  obstacles: z
    .array(z.looseObject({ label: z.string().optional(), facility: facilitySchema.optional() }))
    .optional(),
  entrances: z.array(entranceSchema).optional(),
});
const residentSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  mapId: z.string().optional(),
  money: z.int().min(0).optional(),
  employment: z
    .strictObject({
      jobId: z.string().min(1),
      workplaces: z.array(
        z.strictObject({ workplaceLabel: z.string().min(1), mapId: z.string().min(1) }),
      ),
    })
    .optional(),
});

const listOr = <T extends z.ZodType>(item: T, key: string) =>
  z.union([z.array(item), z.looseObject({ [key]: z.array(item) })]);
const mapsSchema = listOr(mapSchema, 'maps');
const residentsSchema = listOr(residentSchema, 'characters');

type MapSheet = z.infer<typeof mapSchema>;
type Resident = z.infer<typeof residentSchema>;

export const MAP_SECTION: PackSection = { name: 'maps', files: /^maps\.json$/, schema: mapsSchema };
export const RESIDENT_SECTION: PackSection = {
  name: 'residents',
  files: /^characters\.json$/,
  schema: residentsSchema,
};

/** The files of a pack, with places and characters written out of its maps; mistakes are left to the sections. */
export function withSpecFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  const maps = read(files['maps.json'], mapsSchema, 'maps') as MapSheet[] | undefined;
  const residents = read(files['characters.json'], residentsSchema, 'characters') as
    | Resident[]
    | undefined;
  const written: Record<string, string> = {};
  if (maps) written['places.yaml'] = JSON.stringify(placesOf(maps));
  if (maps && residents) written['characters.yaml'] = JSON.stringify(charactersOf(residents, maps));
  return { ...written, ...files };
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

function targetOf({ to, mapId, leadsTo }: z.infer<typeof entranceSchema>): string | undefined {
  return to ?? mapId ?? (typeof leadsTo === 'object' ? leadsTo.mapId : leadsTo);
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
