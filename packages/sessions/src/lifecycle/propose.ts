// A proposal to end, written by rule: why, what it was, what it brings, and what is left open.
import type { EndingProposal } from '@hakoniwa/protocol/sessions';
import type { World } from '@hakoniwa/stage';
import { filledBlanks } from '../play/fill.ts';
import type { PlayScene } from '../play/scene.ts';
import type { Ending } from '../rules/ending-triggers.ts';
import type { SessionRewards } from '../rules/session-rewards.ts';
import { PLAYER, playStateIn } from '../state/play-state.ts';

interface Proposing {
  readonly scene: PlayScene;
  readonly world: World;
  readonly ending: Ending;
  readonly rewards: SessionRewards;
  readonly number: number;
  readonly turns: number;
  /** Quests that were completed in this session, by id. */
  readonly completed: readonly string[];
  readonly now: Date;
}

export function propose(of: Proposing): EndingProposal {
  const { scene, ending, rewards, number, now } = of;
  const { session } = scene.campaign;
  const [first] = ending.reasons;
  const named = (ids: Readonly<Record<string, number>>) =>
    Object.entries(ids).map(([id, points]) => [scene.text(session.skills[id]?.name ?? id), points]);
  return {
    reason: first === undefined ? '' : scene.words.reason[first],
    triggers: [...ending.reasons],
    summaryPreview: summaryOf(of),
    continuationHint: hintOf(of),
    rewardsPreview: {
      experience: rewards.experience,
      skills: Object.fromEntries(named(rewards.skills)),
      items: rewards.items.map((id) => scene.text(session.items[id]?.name ?? id)),
    },
    proposalCount: number,
    isMandatory: ending.isMandatory,
    canContinue: !ending.isMandatory,
    proposedAt: now.toISOString(),
  };
}

/** What was played: the quests of this session, or where it was spent. */
function summaryOf({ scene, world, turns, completed }: Proposing): string {
  const { session: words } = scene.words;
  const self = world.characters.get(PLAYER);
  const place = scene.called(world.places.get(self?.place ?? '')?.name ?? '');
  const name = self?.name ?? '';
  const titles = completed.flatMap((id) => scene.campaign.quests.get(id)?.title ?? []);
  if (titles.length === 0) return filledBlanks(words.summaryNone, { name, place });
  const deeds = titles.map((title) =>
    filledBlanks(words.summaryQuest, { title: scene.text(title) }),
  );
  return filledBlanks(words.summary, { name, turns, deeds: deeds.join(scene.words.comma) });
}

/** The first thing that is still open. */
function hintOf({ scene, world }: Proposing): string {
  const { session: words } = scene.words;
  for (const [id, { status, done }] of Object.entries(playStateIn(world).quests)) {
    const quest = scene.campaign.quests.get(id);
    if (status !== 'active' || !quest) continue;
    const open = quest.objectives.find(({ id: one, count }) => (done[one]?.length ?? 0) < count);
    if (open) return filledBlanks(words.hint, { text: scene.text(open.text) });
  }
  const place = world.places.get(world.characters.get(PLAYER)?.place ?? '')?.name ?? '';
  return filledBlanks(words.hintNone, { place });
}
