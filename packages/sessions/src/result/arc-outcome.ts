// What a session did for the longer story it belongs to, and what its milestones give.
import { advanceArc } from '../arcs/advance-arc.ts';
import type { ArcOutcome } from '../arcs/arc-state.ts';
import { arcNamed, nextArc } from '../arcs/next-arc.ts';
import type { Rewards } from '../pack/rewards.ts';
import { playStateIn } from '../state/play-state.ts';
import type { ResultScene } from '../story/result-scene.ts';

/** The arc after the session; null where it belongs to none. */
export function arcOutcome({
  arc,
  campaign,
  session,
  events,
  after,
}: ResultScene): ArcOutcome | null {
  const named = arcNamed(campaign, arc?.arc);
  if (!arc || !named) return null;
  const state = playStateIn(after);
  const outcome = advanceArc(named.arc, {
    before: arc,
    session: { turnCount: session.turnCount, events, state },
  });
  if (outcome.status !== 'completed') return outcome;
  return { ...outcome, next: nextArc({ campaign, begun: arc.begun, axes: state.axes }) };
}

/** What the milestones give that a session reached. */
export function milestoneRewards(
  { campaign }: Pick<ResultScene, 'campaign'>,
  outcome: ArcOutcome | null,
): Rewards[] {
  const reached = new Set(outcome?.milestones ?? []);
  const phases = arcNamed(campaign, outcome?.arc)?.arc.phases ?? [];
  return phases
    .flatMap(({ milestones = [] }) => milestones)
    .flatMap(({ id, rewards }) => (rewards && reached.has(id) ? [rewards] : []));
}

/** Experience of some rewards. */
export function experienceIn(rewards: readonly Rewards[]): number {
  return rewards.reduce((sum, { exp = 0 }) => sum + exp, 0);
}
