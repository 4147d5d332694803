// The numbers of daily life in the form the engine runs on: integers, with every default filled in.
import { type Localised, MICROPOINTS } from '@hakoniwa/stage';
import { DEFAULT_ACTIONS, DEFAULT_DECAY } from './default-actions.data.ts';
import type { Episode } from './episodes.ts';
import type { LineMode } from './line-mode.ts';
import type { Schedules } from './schedules.ts';
import type { ActionSheet, WorldConfigFile } from './world-config.ts';

/** Numbers by need: micropoints, or micropoints per minute. */
export type PerNeed = Readonly<Record<string, number>>;

export interface LifeAction {
  readonly id: string;
  readonly isFixed: boolean;
  readonly minutes: { readonly min: number; readonly max: number; readonly default: number };
  /** Micropoints per minute, while it lasts. */
  readonly rates: PerNeed;
  /** Micropoints at completion. */
  readonly effects: PerNeed;
  readonly tags: readonly string[];
  readonly minNeeds: PerNeed;
  readonly needsCompany: boolean;
  readonly needsJob: boolean;
  readonly money: 'hourlyWage' | number;
  readonly emoji: string;
  readonly label?: Localised | undefined;
  readonly relieves?: string | undefined;
  /** Whether one can be spoken to meanwhile; it then waits. */
  readonly isSociable: boolean;
  /** The status one has while it lasts: `asleep`. */
  readonly status?: string | undefined;
}

export interface LifeConfig {
  readonly actions: ReadonlyMap<string, LifeAction>;
  /** Needs in order of urgency. */
  readonly needs: readonly string[];
  /** Micropoints per minute, below zero. */
  readonly decay: PerNeed;
  /** Micropoints below which a need interrupts. */
  readonly thresholds: PerNeed;
  /** The action that cures a need. */
  readonly cures: Readonly<Record<string, string>>;
  readonly episodeProbability: number;
  readonly groceries: { readonly cost: number; readonly freeQuality: number };
  readonly autoMove: { readonly every: number; readonly maps: number };
  readonly searchMaps: number;
  readonly episodes: readonly Episode[];
  readonly schedules: Schedules;
  /** When the talks of a world that begins with this have words. */
  readonly lines: LineMode;
}

/** The order in which needs come first; needs of a pack's own follow. */
const PRIORITY = ['bladder', 'satiety', 'energy', 'hygiene', 'mood'];
const INTERRUPT_BELOW = 10;
const MAPS = 3;

export interface LifeParts {
  readonly file?: WorldConfigFile | undefined;
  readonly episodes?: readonly Episode[] | undefined;
  readonly schedules?: Schedules | undefined;
  readonly lines?: LineMode | undefined;
}

/** Fills in every default; a pack's action of a known name changes only what it says. */
export function lifeConfig({
  file = {},
  episodes = [],
  schedules = {},
  lines = 'all',
}: LifeParts = {}): LifeConfig {
  const sheets: Record<string, ActionSheet> = { ...DEFAULT_ACTIONS };
  for (const [id, sheet] of Object.entries(file.actions ?? {})) {
    sheets[id] = mergedSheet(DEFAULT_ACTIONS[id], sheet);
  }
  const decay = { ...DEFAULT_DECAY, ...file.decay };
  const needs = [...new Set([...PRIORITY, ...Object.keys(decay)])];
  const actions = new Map(Object.entries(sheets).map(([id, sheet]) => [id, actionOf(id, sheet)]));
  const bars = file.thresholds ?? {};
  const bar = (need: string) => bars[need] ?? bars.interrupt ?? INTERRUPT_BELOW;
  return {
    actions,
    needs,
    decay: micropoints(decay, -1),
    thresholds: micropoints(Object.fromEntries(needs.map((need) => [need, bar(need)]))),
    cures: curesOf(actions),
    episodeProbability: file.miniEpisode?.probability ?? 0.5,
    groceries: {
      cost: file.groceries?.cost ?? 300,
      freeQuality: file.groceries?.freeQuality ?? 20,
    },
    autoMove: { every: file.autoMove?.every ?? 3, maps: file.autoMove?.maps ?? MAPS },
    searchMaps: MAPS,
    episodes,
    schedules,
    lines,
  };
}

/** How long it takes is said whole: a fixed action of a pack has no range left from the defaults. */
function mergedSheet(known: ActionSheet | undefined, sheet: ActionSheet): ActionSheet {
  if (!known) return sheet;
  const { durationRange, perMinute, fixed, duration, effects, ...rest } = known;
  const timing = sheet.fixed === true ? { fixed, duration, effects } : { durationRange, perMinute };
  const kept = Object.fromEntries(
    Object.entries(timing).filter(([, value]) => value !== undefined),
  );
  return { ...rest, ...kept, ...sheet };
}

function actionOf(id: string, sheet: ActionSheet): LifeAction {
  const { requirements = {}, durationRange, duration = 0 } = sheet;
  const fixed = { min: duration, max: duration, default: duration };
  return {
    id,
    isFixed: sheet.fixed === true,
    minutes: durationRange ?? fixed,
    rates: micropoints(sheet.perMinute ?? {}),
    effects: micropoints(sheet.effects ?? {}),
    tags: requirements.facilityTags ?? [],
    minNeeds: micropoints(requirements.minStats ?? {}),
    needsCompany: requirements.nearNpc === true,
    needsJob: requirements.employment === true,
    money: sheet.money ?? 0,
    emoji: sheet.emoji ?? '✳️',
    ...(sheet.label === undefined ? {} : { label: sheet.label }),
    ...(sheet.relieves === undefined ? {} : { relieves: sheet.relieves }),
    isSociable: sheet.sociable === true,
    ...(sheet.status === undefined ? {} : { status: sheet.status }),
  };
}

function curesOf(actions: ReadonlyMap<string, LifeAction>): Record<string, string> {
  const cures: Record<string, string> = {};
  for (const { id, relieves } of actions.values()) {
    if (relieves !== undefined) cures[relieves] ??= id;
  }
  return cures;
}

function micropoints(points: PerNeed, sign = 1): PerNeed {
  return Object.fromEntries(
    Object.entries(points).map(([need, value]) => [need, Math.round(value * MICROPOINTS) * sign]),
  );
}
