// What can be reached is reached by acts the laws allow; what cannot is told apart from what was not found.
import { describe, expect, it } from 'vitest';
import { composeRulebook } from '../../step/rulebook.ts';
import { STAGE_RULES } from '../../step/stage-rules.ts';
import type { World } from '../../world/world.ts';
import { buildWorld } from '../build/build-world.ts';
import { isProblem } from '../problem.ts';
import type { Goal } from '../schema/goal.ts';
import { SMALL, small } from '../test/small-pack.ts';
import { validatePack } from '../validate-pack.ts';
import { isGoalMet } from './is-goal-met.ts';
import { proveGoal } from './prove-goal.ts';

const rules = composeRulebook(STAGE_RULES);

function world(changes: Record<string, string | undefined> = {}): World {
  const { pack } = validatePack(small({ 'scenarios/find.yaml': undefined, ...changes }));
  const built = pack && buildWorld(pack, { language: 'ja', seed: 1 });
  if (!built || isProblem(built)) throw new Error('no world');
  return built;
}

const GEM: Goal = { holds: { character: 'hana', prop: 'gem' } };

describe('proveGoal', () => {
  it('[K14] finds the key, the way and the box', () => {
    const proved = proveGoal(rules, { world: world(), goal: GEM });
    expect(proved.outcome === 'reached' && proved.plan.map(({ verb }) => verb)).toContain('take');
  });

  it('[K14] counts only the acts of whoever is named', () => {
    const alone = { by: ['nobody'] };
    expect(proveGoal(rules, { world: world(), goal: GEM }, alone).outcome).not.toBe('reached');
    expect(proveGoal(rules, { world: world(), goal: GEM }, { by: ['hana'] }).outcome).toBe(
      'reached',
    );
  });

  it('[K14] a goal may mean any such thing, and what must not be so', () => {
    const outcome = (goal: Goal) => proveGoal(rules, { world: world(), goal }).outcome;
    expect(outcome({ holds: { prop: { kind: 'key' } } })).toBe('reached');
    expect(outcome({ not: { in: { prop: 'gem', container: 'box' } } })).toBe('reached');
    expect(outcome({ in: { prop: { kind: 'key' }, container: { kind: 'container' } } })).toBe(
      'reached',
    );
    expect(outcome({ not: { at: { place: { name: '家' } } } })).toBe('reached');
    expect(outcome({ done: { verb: 'take' } })).toBe('unproven');
  });

  it('[K14] a goal that is met needs no act', () => {
    const proved = proveGoal(rules, { world: world(), goal: { at: { place: 'hall' } } });
    expect(proved).toEqual({ outcome: 'reached', plan: [] });
  });

  it('[K14] what only a missing key opens is unreachable', () => {
    const keyless = (SMALL['props.yaml'] ?? '').replace('at: hall', 'at: { inside: box }');
    expect(proveGoal(rules, { world: world({ 'props.yaml': keyless }), goal: GEM }).outcome).toBe(
      'unreachable',
    );
  });

  it('[K14] a search that ran out says so and claims nothing', () => {
    expect(proveGoal(rules, { world: world(), goal: GEM }, { states: 3 }).outcome).toBe('unproven');
  });

  it('[K14] an outcome of the pack’s own can be the way', () => {
    const props = `lever:
  name: 梃子
  at: hall
  portable: false
  affordances: [{ verb: use, label: 引く, outcomes: [{ do: state, of: box, remove: [locked], add: [open] }] }]
box: { name: 箱, kind: container, at: room, state: [locked], key: lever, contains: [gem] }
gem: { name: 宝石 }
`;
    const proved = proveGoal(rules, { world: world({ 'props.yaml': props }), goal: GEM });
    expect(
      proved.outcome === 'reached' && proved.plan.map(({ affordance }) => affordance),
    ).toContain('引く');
  });

  it('[K14] parts are joined by all and any, and states count by meaning', () => {
    const here = world();
    const locked: Goal = { state: { prop: 'box', has: '施錠' } };
    const gone: Goal = { at: { place: 'room' } };
    expect(isGoalMet(here, locked)).toBe(true);
    expect(isGoalMet(here, { any: [gone, locked] })).toBe(true);
    expect(isGoalMet(here, { all: [gone, locked] })).toBe(false);
    expect(isGoalMet(here, {})).toBe(false);
  });
});
