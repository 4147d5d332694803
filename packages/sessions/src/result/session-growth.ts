// What a session makes of whoever played it: the rewards of the preview, and the level they lead to.
import { grown } from '../rules/levels.ts';
import { sessionRewards } from '../rules/session-rewards.ts';
import { tallyOf } from '../rules/tally.ts';
import { playStateIn } from '../state/play-state.ts';
import type { StepOutputs } from './outputs.ts';
import type { ResultScene } from './result-scene.ts';

/** The numbers of a result, the level after the reward among them. */
export function sessionGrowth({
  session: { turnCount, activeMs },
  events,
  before,
  after,
}: ResultScene): Omit<StepOutputs['stateManager'], 'growth'> {
  const { experience, skills, items } = sessionRewards(tallyOf({ turnCount, activeMs, events }));
  const levelBefore = playStateIn(before).level;
  const levelAfter = grown(playStateIn(after), experience).level;
  return { experience, skills, items, levelBefore, levelAfter };
}
