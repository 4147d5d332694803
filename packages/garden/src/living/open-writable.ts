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
import { SCENE_FACE, SceneClock } from './scene-clock.ts';
import { TOWN_FACE, TownClock } from './town-clock.ts';
import type { ClockFace, WritableGarden } from './writable-garden.ts';

export interface WritableOptions extends PackSource {
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

/** Wall-clock milliseconds between two turns of a scene at speed 1. */
const TURN_MS = 4_000;

/** Opens the garden of a pack where it was left. */
export async function openWritable(opening: WritableOptions): Promise<WritableGarden> {
  return isTown(opening.pack) ? writableTown(opening) : writableScene(opening);
}

/** Begins the garden of a pack; gives how its time stands. */
export async function beginGarden(
  opening: Omit<WritableOptions, 'onFailure' | 'onPaused' | 'minds'>,
): Promise<ClockFace> {
  if (!isTown(opening.pack)) {
    await openScene(opening);
    return SCENE_FACE;
  }
  await openTown(opening);
  return TOWN_FACE;
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
async function roomOf({ minds }: WritableOptions, garden: { head: Head }): Promise<MindRoom> {
  await minds.ledger.abandon();
  return new MindRoom({ ...minds, at: () => garden.head });
}

async function writableTown(opening: WritableOptions): Promise<WritableGarden> {
  const { onFailure, onPaused, store, minds } = opening;
  const { garden, voices, life } = await openTown({ ...opening, isModelSpeaking: true });
  const room = await roomOf(opening, garden);
  const { resumeAt, allowance } = await takeUpClock(store, garden);
  const pause = () => void face.set({ state: 'paused' }).then(onPaused, onFailure);
  const perform = roomPerform({ room, life, voices, onUsedUp: pause });
  const effects = new EffectRunner({ garden, wall: systemWall, perform, voices, allowance });
  const clock = new GardenClock({ garden, wall: systemWall, voices, effects, onFailure, resumeAt });
  const face = new TownClock(clock, () => effects.close());
  const choose = async (choice: typeof minds.choice) => {
    room.choose(choice);
    const edit = await townControl(garden.world, { choice, source: minds.source });
    if (edit) await clock.submit(edit);
  };
  await choose(minds.choice);
  const cancel = () => room.callOff('cancelled');
  return { garden, clock: face, submit: clock.submit.bind(clock), choose, cancel };
}

async function writableScene(opening: WritableOptions): Promise<WritableGarden> {
  const { onFailure, onPaused, gm } = opening;
  const opened = await openScene(opening);
  const { garden } = opened.parts;
  const room = await roomOf(opening, garden);
  const everyMs = TURN_MS;
  const clock = new SceneClock({ opened, room, gm }, { everyMs, onFailure, onPaused });
  return {
    ...{ garden, clock },
    submit: garden.submit.bind(garden),
    perform: clock.perform.bind(clock),
    choose: async (choice) => room.choose(choice),
    cancel: clock.cancel.bind(clock),
  };
}
