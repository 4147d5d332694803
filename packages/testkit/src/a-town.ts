// A town of any size for tests and benches: districts of homes, shops and an office along a road.
import { seedRng, type World } from '@hakoniwa/stage';
import { Dice } from './dice.ts';
import { aCharacter, aPlace, aWorld } from './small-world.ts';

type Loose = Record<string, unknown>;

/** Residents who share a street and its shops. */
const DISTRICT = 20;
const ROOMS = ['bedroom', 'kitchen', 'bathroom', 'toilet', 'workspace'];

/** A town of so many residents; the same seed builds the same town. */
export function aTown({ residents, seed = 1 }: { residents: number; seed?: number }): World {
  const dice = new Dice(seed);
  const districts = Math.ceil(residents / DISTRICT);
  const people = Array.from({ length: residents }, (_, i) => i);
  return aWorld({
    places: [
      ...Array.from({ length: districts }, (_, d) => district(d, { districts, residents })).flat(),
      ...people.flatMap(home),
    ],
    characters: people.map((i) => resident(i, dice)),
    more: { rng: [...seedRng(seed)] },
  });
}

interface PlanEntry {
  readonly at: string;
  readonly action: string;
  readonly days?: readonly number[];
  readonly minutes: number;
}

/** A working week for every second resident. */
export function aTownPlan(residents: number): Record<string, PlanEntry[]> {
  const plans = Array.from({ length: residents }, (_, i) => [
    `r${i}`,
    [
      { at: '23:00', action: 'sleep', minutes: 480 },
      ...(i % 2
        ? [
            {
              at: `${8 + (i % 3)}:30`.padStart(5, '0'),
              action: 'work',
              days: [1, 2, 3, 4, 5],
              minutes: 420,
            },
          ]
        : []),
    ],
  ]);
  return Object.fromEntries(plans);
}

function district(
  d: number,
  { districts, residents }: { districts: number; residents: number },
): Loose[] {
  const street = `street${d}`;
  const shops: [string, Loose][] = [
    [
      'cafe',
      { tags: ['restaurant', 'toilet'], cost: 800, quality: 70, hours: { start: 8, end: 23 } },
    ],
    ['store', { tags: ['restaurant'], cost: 400, quality: 40 }],
    ['park', { tags: ['toilet', 'public'] }],
    [
      'spring',
      {
        tags: ['bathroom', 'hotspring', 'public'],
        cost: 500,
        quality: 80,
        hours: { start: 15, end: 1 },
      },
    ],
    [
      'office',
      {
        tags: ['workspace', 'toilet'],
        job: {
          jobId: 'clerk',
          title: 'clerk',
          hourlyWage: 1_200,
          workHours: { start: 8, end: 20 },
        },
      },
    ],
  ];
  const homes = Array.from({ length: DISTRICT }, (_, i) => d * DISTRICT + i).filter(
    (i) => i < residents,
  );
  const exits = [
    ...[d - 1, d + 1]
      .filter((n) => n >= 0 && n < districts)
      .map((n) => ({ to: `street${n}`, minutes: 5 })),
    ...shops.map(([name]) => ({ to: `${name}${d}`, minutes: 3 })),
    ...homes.map((i) => ({ to: `home${i}`, minutes: 4 })),
  ];
  return [
    aPlace(street, exits),
    ...shops.map(([name, facility]) =>
      aPlace(`${name}${d}`, [{ to: street, minutes: 3 }], { facility }),
    ),
  ];
}

function home(i: number): Loose[] {
  const street = `street${Math.floor(i / DISTRICT)}`;
  const id = `home${i}`;
  return [
    aPlace(id, [{ to: street, minutes: 4 }, ...ROOMS.map((room) => `${id}-${room}`)]),
    ...ROOMS.map((room) =>
      aPlace(`${id}-${room}`, [id], { parent: id, facility: { tags: [room], owner: `r${i}` } }),
    ),
  ];
}

function resident(i: number, dice: Dice): Loose {
  const trait = () => 20 + dice.below(61);
  const points = (from: number) => ({
    micropoints: (from + dice.below(30)) * 1_000_000,
    ratePerMinute: 0,
    since: 0,
  });
  const office = `office${Math.floor(i / DISTRICT)}`;
  const clerk = { jobId: 'clerk', workplaces: [{ workplaceLabel: office, mapId: office }] };
  return aCharacter(`r${i}`, `home${i}`, {
    home: `home${i}`,
    money: 2_000 + dice.below(8_000),
    needs: {
      satiety: points(50),
      energy: points(70),
      hygiene: points(60),
      mood: points(60),
      bladder: points(50),
    },
    ...(i % 2 ? { employment: clerk } : {}),
    personality: {
      openness: trait(),
      conscientiousness: trait(),
      extraversion: trait(),
      agreeableness: trait(),
      neuroticism: trait(),
      grit: trait(),
      growthMindset: trait(),
      values: [],
    },
  });
}
