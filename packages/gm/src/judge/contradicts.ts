// [J10] What is said to be perceived now must not contradict the hour, the weather or the place.
import { skyOf } from '@hakoniwa/stage';
import type { TimeOfDay } from '../language/hours.ts';
import type { Claim } from '../language/types.ts';
import { SHOPS, WORDS } from '../language/words.ts';
import { foldName } from '../resolve/fold.ts';
import type { Violation } from './violation.ts';

/** What the world says about itself, as far as it says anything. */
export interface WorldFacts {
  readonly time?: TimeOfDay | undefined;
  readonly weather?: string | undefined;
  /** The place the speaker is at, by all its names. */
  readonly place: readonly string[];
  /** All other places on the map, by all their names. */
  readonly otherPlaces: readonly string[];
}

/** The violation a claim makes, if it makes one. */
export function contradiction(
  claim: Claim,
  { facts, at }: { readonly facts: WorldFacts; readonly at: number },
): Violation | undefined {
  if (!claim.perceivedNow || !CONTRADICTS[claim.about]?.(claim, facts)) return undefined;
  const cause = claim.about === 'time' || claim.about === 'weather' ? claim.about : 'place';
  return {
    reason: 'CONTRADICTS_WORLD',
    cause,
    target: claim.value,
    ...soInstead(cause, facts),
    intent: 'SAY',
    text: claim.text,
    at,
  };
}

/** The hour or the sky there is. */
function soInstead(cause: string, { time, weather }: WorldFacts): { needs?: string } {
  const needs = cause === 'time' ? time : cause === 'weather' ? skyOf(weather ?? '') : undefined;
  return needs === undefined ? {} : { needs };
}

type Test = (claim: Claim, facts: WorldFacts) => boolean;

const CONTRADICTS: Readonly<Partial<Record<Claim['about'], Test>>> = {
  time: ({ value }, { time }) => time !== undefined && !couldBe(value, time),
  weather: ({ value }, { weather }) => {
    const now = weather === undefined ? undefined : skyOf(weather);
    const said = skyOf(value);
    return now !== undefined && said !== undefined && !alike(said, now);
  },
  place: ({ value, outright }, { place, otherPlaces }) =>
    !place.some((name) => same(name, value)) &&
    (otherPlaces.some((name) => same(name, value)) ||
      isOtherHouse(value, place) ||
      (outright === true && isOtherRoom(value, place))),
};

/** A gymnasium is no classroom, on the map or not; but a room is in a house, and a desk in a room. */
function isOtherRoom(value: string, place: readonly string[]): boolean {
  const said = foldName(value);
  const isPart = place.some(
    (name) => foldName(name).includes(said) || said.includes(foldName(name)),
  );
  return !isPart && WORDS.rooms.test(value) && place.some((name) => WORDS.rooms.test(name));
}

/** Whether both are houses of a trade, and of different ones: a flower shop is no bakery. */
function isOtherHouse(value: string, place: readonly string[]): boolean {
  const said = houseOf(value);
  const here = place.map(houseOf).find((house) => house !== undefined);
  return said !== undefined && here !== undefined && said !== here;
}

/** The words for a house of the same trade, by the whole of its name or by what the name ends in. */
function houseOf(name: string): readonly string[] | undefined {
  const folded = name.normalize('NFKC').toLowerCase().replaceAll('_', ' ').trim();
  return SHOPS.find((words) =>
    words.some((word) => folded === word || folded.endsWith(` ${word}`)),
  );
}

/** Whether what is said could be said at this hour; neighbouring hours lend each other their names. */
function couldBe(value: string, time: TimeOfDay): boolean {
  const hours = HOURS[value];
  return hours === undefined || hours.includes(time);
}

const HOURS: Readonly<Record<string, readonly TimeOfDay[]>> = {
  dawn: ['late-night', 'dawn', 'morning'],
  sunrise: ['dawn', 'morning'],
  morning: ['dawn', 'morning'],
  noon: ['noon'],
  afternoon: ['noon', 'evening'],
  day: ['dawn', 'morning', 'noon', 'evening'],
  evening: ['evening'],
  dark: ['dawn', 'evening', 'night', 'late-night'],
  night: ['night', 'late-night'],
  midnight: ['night', 'late-night'],
  'late-night': ['night', 'late-night'],
  'around-dawn': ['night', 'late-night', 'dawn', 'morning'],
  'around-noon': ['morning', 'noon'],
  'around-evening': ['noon', 'evening', 'night'],
  'around-night': ['evening', 'night', 'late-night'],
};

/** Rain and storm go together; so do cloud with anything but a clear sky. */
function alike(said: string, now: string): boolean {
  if (said === now) return true;
  // Wind blows under any sky; only a calm has none, and only a storm must have some.
  const winds = [said, now];
  if (winds.includes('calm')) return !winds.includes('wind') && !winds.includes('storm');
  if (winds.includes('wind')) return true;
  const wet = new Set(['rain', 'storm']);
  if (wet.has(said) && wet.has(now)) return true;
  return (said === 'cloud' && now !== 'clear') || (now === 'cloud' && said === 'fog');
}

function same(name: string, value: string): boolean {
  const [a, b] = [foldName(name), foldName(value)];
  return a === b;
}
