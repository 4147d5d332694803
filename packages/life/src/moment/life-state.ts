// What daily life keeps about a character, in the world's systems under a name of its own.
import type { Character, Json, World } from '@hakoniwa/stage';
import type { ScheduleEntry } from '../config/schedules.ts';
import type { Decision } from './made-decision.ts';

/** What a character set out to do, while on the way to it. */
export interface Plan {
  readonly action: string;
  readonly place?: string | undefined;
  /** The facility that was chosen there, where there are several. */
  readonly spot?: string | undefined;
  readonly minutes?: number | undefined;
  readonly reason: string;
  /** What it is for. */
  readonly goal?: string | undefined;
  /** The need it is to relieve, when it is an emergency. */
  readonly emergency?: string | undefined;
}

/** One thing done today. */
export interface DoneToday {
  readonly at: number;
  readonly action: string;
  readonly place: string;
  readonly minutes: number;
  readonly reason: string;
  readonly episode?: string | undefined;
}

export interface LifeState {
  /** The moment at which it is looked at next: the queue is found from it. */
  readonly wake: number;
  /** Actions completed since the last auto-move. */
  readonly count: number;
  readonly plan: Plan | null;
  /** What waits while somebody talks with them. */
  readonly paused: NonNullable<Character['activity']> | null;
  readonly today: readonly DoneToday[];
  /** When they last talked with whom, as long as it matters. */
  readonly met: Readonly<Record<string, number>>;
  /** The day plan as the character changed it; the pack's while it never did. */
  readonly schedule: readonly ScheduleEntry[] | null;
  /** The effect by which an episode is awaited. */
  readonly episode: string | null;
  /** What to do next, asked for while something is still being done; no decision yet, or `null` for none. */
  readonly ahead: { readonly effect: string; readonly decision?: Decision | null } | null;
  /** Needs that could not be relieved, and when to try again. */
  readonly unmet: Readonly<Record<string, number>>;
}

/** The name under which a character's life is kept. */
export function lifeKey(id: string): string {
  return LIFE + id;
}

const LIFE = 'life:';

/** Whose life is kept under a name; undefined when it is something else. */
export function idOfLife(key: string): string | undefined {
  return key.startsWith(LIFE) ? key.slice(LIFE.length) : undefined;
}

export function lifeStateOf(world: World, id: string): LifeState | undefined {
  return world.systems.get(lifeKey(id)) as unknown as LifeState | undefined;
}

export function newLife(wake: number): LifeState {
  const nothing = { plan: null, paused: null, schedule: null, episode: null, ahead: null };
  return { wake, count: 0, ...nothing, today: [], met: {}, unmet: {} };
}

export function lifeJson(value: unknown): Json {
  return value as Json;
}
