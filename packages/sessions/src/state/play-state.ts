// What a campaign keeps in its world beyond the Stage: the player's sheet, quests, fragments, the state of things.
import { type CharacterId, characterId, type Deed, type World } from '@hakoniwa/stage';
import type { Campaign } from '../pack/campaign.ts';

/** The name under which it is kept. */
export const PLAY_SYSTEM = 'session';

/** Whoever plays, in the world. */
export const PLAYER: CharacterId = characterId('visitor');

export interface QuestState {
  readonly status: 'active' | 'completed';
  /** Who or what counted so far, by objective; those that count again are told apart by number. */
  readonly done: Readonly<Record<string, readonly string[]>>;
  readonly completedAt?: string;
  /** What was done that an objective of several parts still asks about, by objective; none where one deed decides. */
  readonly deeds?: Readonly<Record<string, readonly Deed[]>>;
}

export interface FragmentState {
  readonly place: string;
  readonly collected: boolean;
}

export interface LogState {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly core: string;
  readonly subs: readonly string[];
  readonly contamination: number;
  readonly livesAs: string | null;
}

export interface EncounterState {
  readonly id: string;
  readonly enemies: readonly { readonly hp: number; readonly maxHp: number }[];
  readonly rounds: number;
}

/** How the player stands with somebody who was met. */
export interface PlayedAcquaintance {
  readonly talks: number;
  /** The session in which they last spoke. */
  readonly session: number;
  /** What they said of late, so that they do not repeat themselves. */
  readonly said: readonly string[];
}

export interface PlayState {
  readonly level: number;
  readonly exp: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly mp: number;
  readonly maxMp: number;
  readonly attack: number;
  readonly defence: number;
  readonly agility: number;
  readonly items: Readonly<Record<string, number>>;
  readonly titles: readonly string[];
  readonly counters: Readonly<Record<string, { readonly name: string; readonly value: number }>>;
  readonly unlocks: Readonly<Record<string, string>>;
  readonly quests: Readonly<Record<string, QuestState>>;
  readonly fragments: Readonly<Record<string, FragmentState>>;
  readonly logs: Readonly<Record<string, LogState>>;
  readonly met: Readonly<Record<string, PlayedAcquaintance>>;
  readonly visited: Readonly<Record<string, number>>;
  readonly axes: Readonly<Record<string, number>>;
  readonly tensions: Readonly<Record<string, number>>;
  readonly encounter: EncounterState | null;
  /** The places one came by, the latest last; none in campaigns of before. */
  readonly trail?: readonly string[] | undefined;
  /** Which form of a sentence was told last; none in campaigns of before. */
  readonly told?: Readonly<Record<string, number>> | undefined;
  /** How often something was looked at, read or used, by verb and thing. */
  readonly done?: Readonly<Record<string, number>> | undefined;
}

/** The state somebody begins a campaign with. */
export function firstState({ session: { visitor, axes, tensions } }: Campaign): PlayState {
  const { hp, mp, attack, defence, agility, items = [] } = visitor;
  const percents = Object.entries(tensions ?? {}).map(
    ([id, { percent }]) => [id, percent] as const,
  );
  return {
    ...{ level: 1, exp: 0, hp, maxHp: hp, mp, maxMp: mp, attack, defence, agility },
    items: Object.fromEntries(items.map(({ item, count = 1 }) => [item, count])),
    ...{ titles: [], counters: {}, unlocks: {}, quests: {}, fragments: {}, logs: {} },
    ...{ met: {}, visited: {}, axes: { ...axes }, tensions: Object.fromEntries(percents) },
    ...{ encounter: null, told: {}, done: {} },
  };
}

/** The state in a world; a world without one is no campaign's. */
export function playStateIn(world: World): PlayState {
  const state = world.systems.get(PLAY_SYSTEM);
  if (state === undefined) throw new TypeError('this world is not played as a campaign');
  return state as unknown as PlayState;
}
