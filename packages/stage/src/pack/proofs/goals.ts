// Every scenario's goal can be reached by acts the laws allow.
import { limits } from '../../limits.ts';
import { composeRulebook } from '../../step/rulebook.ts';
import { STAGE_RULES } from '../../step/stage-rules.ts';
import { buildWorld } from '../build/build-world.ts';
import { proveGoal } from '../goal/prove-goal.ts';
import { isProblem, problem } from '../problem.ts';
import type { Proof } from './proof.ts';

export const proveGoals: Proof = (pack, draft) => {
  const rules = composeRulebook(STAGE_RULES);
  const [language = 'ja'] = pack.languages;
  return draft.scenarios.list.flatMap(({ id, sheet, spot }) => {
    if (!sheet.goal) return [];
    const world = buildWorld(pack, { scenario: id, language, seed: 1 });
    if (isProblem(world)) return [];
    const proved = proveGoal(rules, { world, goal: sheet.goal });
    if (proved.outcome === 'reached') return [];
    const code = proved.outcome === 'unreachable' ? 'GOAL_UNREACHABLE' : 'GOAL_UNPROVEN';
    return [problem(code, { spot: spot('goal'), values: { limit: limits.proofStates } })];
  });
};
