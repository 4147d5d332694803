// Quests as they are read: what is asked for, how far it is, what it brings.
import type { QuestUpdate, WireQuest } from '@hakoniwa/protocol/sessions';
import { nameOf, type World } from '@hakoniwa/stage';
import type { Quest } from '../../pack/quest.ts';
import type { Rewards } from '../../pack/rewards.ts';
import { filledBlanks } from '../../play/fill.ts';
import type { PlayScene } from '../../play/scene.ts';
import { playStateIn, type QuestState } from '../../state/play-state.ts';

/** All quests of a character, in the pack's order. */
export function questsIn(scene: PlayScene, world: World): WireQuest[] {
  const { quests } = playStateIn(world);
  return [...scene.campaign.quests].flatMap(([id, quest]) => {
    const state = quests[id];
    return state ? [questOf(scene, world, { id, quest, state })] : [];
  });
}

interface Of {
  readonly id: string;
  readonly quest: Quest;
  readonly state: QuestState;
}

function questOf(scene: PlayScene, world: World, { id, quest, state }: Of): WireQuest {
  return {
    ...{ id, title: scene.text(quest.title), description: scene.text(quest.description) },
    status: state.status,
    progressPercentage: progressOf(quest, state),
    giver: quest.giver === undefined ? null : nameOf(world, quest.giver),
    objectives: quest.objectives.map((objective) => {
      const target = objective.count;
      const current = Math.min(target, state.done[objective.id]?.length ?? 0);
      const { id: objectiveId, text } = objective;
      return {
        id: objectiveId,
        text: scene.text(text),
        current,
        target,
        completed: current >= target,
      };
    }),
    rewards: rewardLines(scene, quest.rewards),
    completedAt: state.completedAt ?? null,
  };
}

function progressOf({ objectives }: Quest, { done }: QuestState): number {
  const shares = objectives.map(({ id, count }) => Math.min(1, (done[id]?.length ?? 0) / count));
  return Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);
}

function rewardLines(scene: PlayScene, rewards: Rewards): string[] {
  const { reward } = scene.words;
  const { items } = scene.campaign.session;
  const itemName = (id: string) => scene.text(items[id]?.name ?? id);
  return [
    ...(rewards.exp ? [filledBlanks(reward.exp, { count: rewards.exp })] : []),
    ...(rewards.money ? [filledBlanks(reward.money, { count: rewards.money })] : []),
    ...(rewards.items ?? []).map(({ item, count = 1 }) =>
      filledBlanks(reward.item, { name: itemName(item), count }),
    ),
    ...(rewards.titles ?? []).map((title) =>
      filledBlanks(reward.title, { name: scene.text(title) }),
    ),
    ...Object.values(rewards.counters ?? {}).map(({ name, add }) =>
      filledBlanks(reward.points, { name: scene.text(name), count: add }),
    ),
    ...(rewards.unlocks ?? []).map(({ name }) =>
      filledBlanks(reward.unlock, { name: scene.text(name) }),
    ),
  ];
}

/** The quests that a turn moved. */
export function questUpdates(
  scene: PlayScene,
  { before, after }: { readonly before: World; readonly after: World },
): QuestUpdate[] {
  const old = new Map(questsIn(scene, before).map((quest) => [quest.id, quest]));
  return questsIn(scene, after)
    .filter(({ id, status, objectives }) => {
      const was = old.get(id);
      return (
        was?.status !== status || JSON.stringify(was.objectives) !== JSON.stringify(objectives)
      );
    })
    .map(({ id, title, progressPercentage, status }) => ({
      ...{ id, title, progressPercentage, completed: status === 'completed' },
    }));
}
