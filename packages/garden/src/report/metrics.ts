// A run in numbers: plain data for programs.
import { stateHash, type World } from '@hakoniwa/stage';
import type { TownRecord } from './town-record.ts';

export interface TownMetrics {
  readonly version: 1;
  readonly pack: string;
  readonly scenario: string | null;
  readonly language: string;
  readonly residents: number;
  readonly days: number;
  readonly events: number;
  /** The stateHash at the end: two runs are the same when theirs are. */
  readonly hash: string;
  /** By resident: how often each activity was begun. */
  readonly activities: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By action: minutes spent on it, all residents together. */
  readonly minutes: Readonly<Record<string, number>>;
  /** By need: points of all residents over all hours, and the lowest there was. */
  readonly needs: Readonly<Record<string, { readonly mean: number; readonly lowest: number }>>;
  readonly interrupts: Readonly<Record<string, number>>;
  readonly talks: number;
  /** Pairs who talked at least once. */
  readonly pairs: number;
  readonly episodes: number;
  readonly money: { readonly begin: number; readonly end: number };
  /** Answers of a model by outcome; empty on instinct alone. */
  readonly answers: Readonly<Record<string, number>>;
}

/** The numbers of a run and the world it ended in. */
export function metricsOf(record: TownRecord, world: World): TownMetrics {
  const { genesis, residents, samples, meetings } = record;
  const needs = Object.keys(samples[0]?.mean ?? {});
  const purse = (people: Iterable<{ money: number }>) =>
    [...people].reduce((sum, { money }) => sum + money, 0);
  return {
    version: 1,
    pack: genesis.origin.pack,
    scenario: genesis.origin.scenario ?? null,
    language: genesis.language,
    residents: residents.size,
    days: Math.round(record.days * 1_000) / 1_000,
    events: record.events,
    hash: stateHash(world),
    activities: Object.fromEntries([...record.begun].map(([id, counts]) => [id, plain(counts)])),
    minutes: minutesOf(record),
    needs: Object.fromEntries(
      needs.map((need) => [
        need,
        {
          mean: tenth(
            samples.reduce((sum, { mean }) => sum + (mean[need] ?? 0), 0) / samples.length,
          ),
          lowest: Math.min(...samples.map(({ lowest }) => lowest[need] ?? 100)),
        },
      ]),
    ),
    interrupts: plain(record.interrupts),
    talks: [...meetings.values()].reduce((sum, times) => sum + times, 0),
    pairs: meetings.size,
    episodes: record.episodes.length,
    money: { begin: purse(genesis.characters.values()), end: purse(residents.values()) },
    answers: plain(record.answers),
  };
}

/** Minutes by action, everyone together, the longest first. */
export function minutesOf({ residents }: TownRecord): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { minutes } of residents.values())
    for (const [action, spent] of minutes) sums.set(action, (sums.get(action) ?? 0) + spent);
  const sorted = [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([action, spent]) => [action, Math.round(spent)]));
}

function plain(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
