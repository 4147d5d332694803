// What a session is worth: the one formula of the preview and of the result.
import type { SessionTally } from './tally.ts';

export interface SessionRewards {
  readonly experience: number;
  /** Points by skill id. */
  readonly skills: Readonly<Record<string, number>>;
  /** Item ids. */
  readonly items: readonly string[];
}

/** The numbers of the formula. */
const REWARDS = {
  base: 100,
  perAction: 10,
  perEvent: 50,
  perMinute: 2,
  mostForTime: 200,
  perSkillUse: 10,
  mostPerSkill: 100,
} as const;

/** The rewards of a session. */
export function sessionRewards(tally: SessionTally): SessionRewards {
  const { actions, eventNarratives, minutes, skillUses, items } = tally;
  const forTime = Math.min(REWARDS.mostForTime, REWARDS.perMinute * minutes);
  const experience =
    REWARDS.base + REWARDS.perAction * actions + REWARDS.perEvent * eventNarratives + forTime;
  const gain = (uses: number) => Math.min(REWARDS.mostPerSkill, REWARDS.perSkillUse * uses);
  const skills = Object.entries(skillUses).map(([id, uses]) => [id, gain(uses)] as const);
  return { experience, skills: Object.fromEntries(skills), items };
}
