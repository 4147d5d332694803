// The one change that rewards make to a campaign's world: the sheet, the skills, the purse, the state of things.
import { type Command, type Patch, pointer, type World } from '@hakoniwa/stage';
import type { Rewards } from '../pack/rewards.ts';
import { SESSION_AUTHOR } from '../play/session-rules.ts';
import { grown } from '../rules/levels.ts';
import { PLAYER, type PlayState, playStateIn } from '../state/play-state.ts';
import { statePatch } from '../state/state-patch.ts';
import type { ResultScene } from '../story/result-scene.ts';
import { experienceIn } from './arc-outcome.ts';
import type { AxisChange, DoneSteps } from './outputs.ts';

/** The type of the event that rewards leave in the log. */
export const REWARD = 'reward';

export interface Rewarding {
  readonly scene: ResultScene;
  readonly done: DoneSteps;
  /** What the milestones give that were reached. */
  readonly milestones: readonly Rewards[];
}

/** The command that gives everything at once, to a world that may have gone on since. */
export function rewardCommand(world: World, input: Rewarding): Command {
  const before = playStateIn(world);
  const after = rewardedState(before, input);
  const patch: Patch = [...statePatch(before, after), ...personPatch(world, input)];
  const text = input.done.historian?.summary ?? '';
  const place = world.characters.get(PLAYER)?.place;
  const at = place === undefined ? {} : { place };
  return { type: 'inject', by: SESSION_AUTHOR, cause: REWARD, text, ...at, patch: [...patch] };
}

function rewardedState(before: PlayState, { scene, done, milestones }: Rewarding): PlayState {
  const { stateManager, world } = done;
  const given = milestones.reduce((state, one) => withGifts(state, one, scene), before);
  const experience = (stateManager?.experience ?? 0) + experienceIn(milestones);
  return {
    ...grown(given, experience),
    axes: moved(before.axes, world?.axes ?? []),
    tensions: moved(before.tensions, world?.tensions ?? []),
  };
}

function withGifts(state: PlayState, rewards: Rewards, { text }: ResultScene): PlayState {
  const items = { ...state.items };
  for (const { item, count = 1 } of rewards.items ?? []) items[item] = (items[item] ?? 0) + count;
  const counters = { ...state.counters };
  for (const [id, { name, add }] of Object.entries(rewards.counters ?? {}))
    counters[id] = { name: text(name), value: (counters[id]?.value ?? 0) + add };
  const titles = [...new Set([...state.titles, ...(rewards.titles ?? []).map(text)])];
  return { ...state, items, counters, titles };
}

/** By how much each moved in the session, whatever it stands at now. */
function moved(
  values: Readonly<Record<string, number>>,
  changes: readonly AxisChange[],
): Record<string, number> {
  const next = { ...values };
  for (const { id, before, after } of changes)
    next[id] = Math.max(0, Math.min(100, (next[id] ?? before) + after - before));
  return next;
}

/** Skills and money stand on the person. */
function personPatch(world: World, { done, milestones }: Rewarding): Patch {
  const person = world.characters.get(PLAYER);
  if (!person) return [];
  const gains: Record<string, number> = { ...(done.stateManager?.skills ?? {}) };
  for (const { skills = {} } of milestones)
    for (const [id, points] of Object.entries(skills)) gains[id] = (gains[id] ?? 0) + points;
  const at = (...path: string[]) => pointer('characters', PLAYER, ...path);
  const money = milestones.reduce((sum, one) => sum + (one.money ?? 0), 0);
  return [
    ...Object.entries(gains).map(([id, points]) => {
      const value = Math.min(100, (person.skills[id] ?? 0) + points);
      return { op: 'add' as const, path: at('skills', id), value };
    }),
    ...(money === 0
      ? []
      : [{ op: 'replace' as const, path: at('money'), value: (person.money ?? 0) + money }]),
  ];
}
