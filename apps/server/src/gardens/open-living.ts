// Opens a pack as a garden that can live by itself: a town by its clock, a scene turn by turn.
import {
  checkPack,
  type Garden,
  GardenClock,
  openScene,
  openTown,
  type Submitted,
  systemWall,
} from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import { LIFE_SECTIONS } from '@hakoniwa/life';
import type { Command, Language, Pack } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { GardenClock as PortClock } from './gardens.ts';
import { SceneClock } from './scene-clock.ts';
import { TownClock } from './town-clock.ts';

export interface OpenLiving {
  readonly folder: string;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
  readonly gm: Gm;
  readonly store: EventStore;
  readonly name: string;
  /** Hears of a garden whose time stopped by a mistake of ours. */
  readonly onFailure: (error: unknown) => void;
}

export interface Living {
  readonly garden: Garden;
  readonly pack: Pack;
  readonly clock: PortClock & { readonly stop: () => void | Promise<void> };
  /** How a command is taken: in a town at the very minute its clock shows. */
  readonly take: (command: Command) => Promise<Submitted>;
}

/** Wall-clock milliseconds between two turns of a scene at speed 1. */
const TURN_MS = 4_000;

export async function openLiving(opening: OpenLiving): Promise<Living> {
  const { pack } = await checkPack(opening.folder);
  return pack && isTown(pack) ? living(opening) : scene(opening);
}

function isTown({ sections }: Pack): boolean {
  return LIFE_SECTIONS.some(({ name }) => Object.keys(sections[name] ?? {}).length > 0);
}

async function living({ onFailure, ...opening }: OpenLiving): Promise<Living> {
  const { garden, pack, voices } = await openTown(opening);
  const clock = new GardenClock({ garden, wall: systemWall, voices, onFailure });
  return { garden, pack, clock: new TownClock(clock), take: (command) => clock.submit(command) };
}

async function scene({ onFailure, ...opening }: OpenLiving): Promise<Living> {
  const { parts, pack } = await openScene(opening);
  const { garden } = parts;
  const clock = new SceneClock(parts, { everyMs: TURN_MS, onFailure });
  return { garden, pack, clock, take: (command) => garden.submit(command) };
}
