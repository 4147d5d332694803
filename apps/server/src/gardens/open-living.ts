// Opens a pack as a garden that can live by itself: a town by its clock, a scene turn by turn.
import {
  GardenClock,
  gardenRules,
  type Living,
  openScene,
  openTown,
  systemWall,
  takeUpClock,
} from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import { LIFE_SECTIONS, type LifeConfig, lifeOfPack } from '@hakoniwa/life';
import type { Language, Pack, Rulebook } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { ShelfPack } from './pack-shelf.ts';
import { SceneClock } from './scene-clock.ts';
import { TownClock } from './town-clock.ts';

export interface OpenLiving extends ShelfPack {
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
  readonly gm: Gm;
  readonly store: EventStore;
  readonly name: string;
  /** Hears of a garden whose time stopped by a mistake of ours. */
  readonly onFailure: (error: unknown) => void;
}

/** A garden that lives, and the pack it comes from. */
export interface LivingPack extends Living {
  readonly pack: Pack;
}

/** Wall-clock milliseconds between two turns of a scene at speed 1. */
const TURN_MS = 4_000;

export async function openLiving(opening: OpenLiving): Promise<LivingPack> {
  return isTown(opening.pack) ? living(opening) : scene(opening);
}

/** The rules a garden of a pack runs by, for whoever only looks on. */
export function rulesOf(pack: Pack, gm: Gm): Rulebook {
  const life = lifeIn(pack);
  return gardenRules({ gm, ...(life ? { life } : {}) });
}

/** How the people of a pack live; undefined for scenes. */
export function lifeIn(pack: Pack): LifeConfig | undefined {
  return isTown(pack) ? lifeOfPack(pack) : undefined;
}

function isTown({ sections }: Pack): boolean {
  return LIFE_SECTIONS.some(({ name }) => Object.keys(sections[name] ?? {}).length > 0);
}

async function living({ onFailure, ...opening }: OpenLiving): Promise<LivingPack> {
  const { garden, pack, voices } = await openTown(opening);
  const { resumeAt } = await takeUpClock(opening.store, garden);
  const clock = new GardenClock({ garden, wall: systemWall, voices, onFailure, resumeAt });
  const take: Living['take'] = (command, options) => clock.submit(command, options);
  return { garden, pack, clock: new TownClock(clock), take };
}

async function scene({ onFailure, ...opening }: OpenLiving): Promise<LivingPack> {
  const { parts, pack } = await openScene(opening);
  const { garden } = parts;
  const clock = new SceneClock(parts, { everyMs: TURN_MS, onFailure });
  const take: Living['take'] = (command, options) => garden.submit(command, options);
  return { garden, pack, clock, take };
}
