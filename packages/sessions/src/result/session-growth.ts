// What a session makes of whoever played it: the rewards of the preview, and the level they lead to.
import { grown } from '../rules/levels.ts';
import { sessionRewards } from '../rules/session-rewards.ts';
import { tallyOf } from '../rules/tally.ts';
import { playStateIn } from '../state/play-state.ts';
import type { ResultScene } from '../story/result-scene.ts';
import { arcOutcome, experienceIn, milestoneRewards } from './arc-outcome.ts';
import type { StepOutputs } from './outputs.ts';

/** The numbers of a result; the level after it counts what milestones of the arc give as well. */
export function sessionGrowth(scene: ResultScene): Omit<StepOutputs['stateManager'], 'growth'> {
  const { session, events, before, after } = scene;
  const { turnCount, activeMs } = session;
  const { experience, skills, items } = sessionRewards(tallyOf({ turnCount, activeMs, events }));
  const levelBefore = playStateIn(before).level;
  const more = experienceIn(milestoneRewards(scene, arcOutcome(scene)));
  const levelAfter = grown(playStateIn(after), experience + more).level;
  return { experience, skills, items, levelBefore, levelAfter };
}
