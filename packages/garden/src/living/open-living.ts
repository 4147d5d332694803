// Opens a pack as a garden that can live by itself: a town by its clock, a scene turn by turn.
import type { Gm } from '@hakoniwa/gm';
import { LIFE_SECTIONS, type LifeConfig, lifeOfPack } from '@hakoniwa/life';
import type { Head, Language, Pack, Rulebook } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { GardenClock } from '../clock/garden-clock.ts';
import { takeUpClock } from '../clock/take-up.ts';
import { EffectRunner } from '../effects/effect-runner.ts';
import type { PackSource } from '../load-pack.ts';
import { MindRoom, type MindRoomParts } from '../minds/mind-room.ts';
import { roomPerform } from '../minds/room-minds.ts';
import { townControl } from '../minds/town-control.ts';
import { openScene } from '../open-scene.ts';
import { gardenRules } from '../rules.ts';
import { openTown } from '../town/open-town.ts';
import { systemWall } from '../wall.ts';
import type { Living } from './living.ts';
import { SceneClock } from './scene-clock.ts';
import { TownClock } from './town-clock.ts';

export interface LivingOptions extends PackSource {
  readonly pack: Pack;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed: number;
  readonly gm: Gm;
  readonly store: EventStore;
  readonly name: string;
  /** Hears of a garden whose time stopped by a mistake of ours. */
  readonly onFailure: (error: unknown) => void;
  /** Hears that a garden paused because it was out of means. */
  readonly onPaused: () => void;
  /** Who plays the characters, without where they stand. */
  readonly minds: Omit<MindRoomParts, 'at'>;
}

/** A garden that lives, and the pack it comes from. */
export interface LivingPack extends Living {
  readonly pack: Pack;
}

/** Wall-clock milliseconds between two turns of a scene at speed 1. */
const TURN_MS = 4_000;

export async function openLiving(opening: LivingOptions): Promise<LivingPack> {
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

/** The minds of a garden, and what a writer before left open is ended. */
async function roomOf({ minds }: LivingOptions, garden: { head: Head }): Promise<MindRoom> {
  await minds.ledger.abandon();
  return new MindRoom({ ...minds, at: () => garden.head });
}

async function living(opening: LivingOptions): Promise<LivingPack> {
  const { onFailure, onPaused, store, minds } = opening;
  const { garden, pack, voices, life } = await openTown({ ...opening, isModelSpeaking: true });
  const room = await roomOf(opening, garden);
  const { resumeAt, allowance } = await takeUpClock(store, garden);
  const pause = () => void face.set({ state: 'paused' }).then(onPaused, onFailure);
  const perform = roomPerform({ room, life, voices, onUsedUp: pause });
  const desk = new EffectRunner({ garden, wall: systemWall, perform, voices, allowance });
  const clock = new GardenClock({ garden, wall: systemWall, voices, desk, onFailure, resumeAt });
  const face = new TownClock(clock, () => desk.close());
  const choose = async (choice: typeof minds.choice) => {
    room.choose(choice);
    const edit = await townControl(garden.world, { choice, source: minds.source });
    if (edit) await clock.submit(edit);
  };
  await choose(minds.choice);
  return {
    ...{ garden, pack, clock: face },
    minds: { choose, cancel: () => room.callOff('cancelled') },
    take: (command, options) => clock.submit(command, options),
  };
}

async function scene(opening: LivingOptions): Promise<LivingPack> {
  const { onFailure, onPaused, gm } = opening;
  const opened = await openScene(opening);
  const { garden } = opened.parts;
  const room = await roomOf(opening, garden);
  const everyMs = TURN_MS;
  const clock = new SceneClock({ opened, room, gm }, { everyMs, onFailure, onPaused });
  return {
    ...{ garden, pack: opened.pack, clock },
    minds: {
      choose: async (choice) => room.choose(choice),
      cancel: () => clock.cancel(),
      perform: (wish, options) => clock.perform(wish, options),
    },
    take: (command, options) => garden.submit(command, options),
  };
}
