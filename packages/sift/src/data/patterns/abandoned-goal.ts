// Abandoned goal: stated, and then not touched.
import type { Pattern } from '../../pattern.ts';

/** A goal that nobody has worked on for fifteen minutes. */
export const abandonedGoal: Pattern = {
  id: 'abandoned-goal',
  kind: 'thread',
  weight: 0.4,
  ttlMinutes: 60,
  steps: [
    { tag: 'goal-stated', bind: { actor: 'dreamer', object: 'goal' } },
    { type: '*', outcome: 'any', if: [{ afterMinutes: 15 }] },
  ],
  unless: [{ after: 0, tag: 'goal-touched', bind: { actor: 'dreamer', object: 'goal' } }],
  greedy: true,
  card: {
    ja: '{dreamer}の「{goal}」は手つかずのままだ。',
    en: '{dreamer} has not touched the goal {goal}.',
  },
};
