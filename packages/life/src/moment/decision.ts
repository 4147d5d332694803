// The port of a mind: what it is shown of daily life, and what it decides.
import type { Character, Language } from '@hakoniwa/stage';
import type { ScheduleEntry } from '../config/schedules.ts';
import type { FacilityCandidate } from '../town/search.ts';
import type { DoneToday } from './life-state.ts';
import type { Decision } from './made-decision.ts';

export type { Decision } from './made-decision.ts';

/** Something that can be done now, and where. */
export interface Option {
  readonly action: string;
  readonly facilities: readonly FacilityCandidate[];
  readonly minutes: { readonly min: number; readonly max: number; readonly default: number };
  /** Points each need gains or loses in a minute of it, at ordinary quality. */
  readonly perMinute: Readonly<Record<string, number>>;
}

/** Something that is closed now and opens soon. */
export interface Opening {
  readonly action: string;
  readonly facilities: readonly FacilityCandidate[];
}

/** What a mind is shown. */
export interface LifeView {
  readonly now: number;
  readonly language: Language;
  readonly self: Pick<Character, 'id' | 'name' | 'place' | 'money' | 'personality' | 'employment'>;
  /** Points from 0 to 100. */
  readonly needs: Readonly<Record<string, number>>;
  readonly options: readonly Option[];
  /** What cannot be done yet, where it can soon: one may go and wait for it to open. */
  readonly opening: readonly Opening[];
  /** Who is here and can be spoken to. */
  readonly company: readonly string[];
  /** Where those one knows are to be found at this hour by what they usually do, the best liked first. */
  readonly haunts: readonly string[];
  readonly today: readonly DoneToday[];
  readonly schedule: readonly ScheduleEntry[];
  /** The entry of the day plan that is due, and until when. */
  readonly due?: { readonly entry: ScheduleEntry; readonly until: number } | undefined;
  /** The entry that comes next, and when. */
  readonly next?: { readonly entry: ScheduleEntry; readonly at: number } | undefined;
  /** A number from 0 to 1 for choices that could fall either way. */
  readonly chance: number;
}

/** Decides what to do next. Pure. */
export type Decide = (view: LifeView) => Decision;
