// How decisions come in from outside: a model's answer, a person's act.
import { type Command, composeRulebook, STAGE_RULES, step } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { feeling, flat, live, told } from '../test/live.ts';
import { lifeRules } from './life-rules.ts';

const rules = composeRulebook(STAGE_RULES, lifeRules(lifeConfig()));

it('[LF20] a model is asked, and its answer is undertaken', () => {
  const { world, events } = live(flat({ controlledBy: 'model' }), { minutes: 0 });
  expect(told(events)).toEqual(['activity-started thinking']);
  const [effect] = [...world.pending.values()];
  expect(effect).toMatchObject({ kind: 'life-decision', for: 'yana' });
  const value = { action: 'eat', target: 'cafe', reason: 'a proper breakfast' };
  const answer = { type: 'answer', effect: effect?.id, outcome: 'text', value } as Command;
  const result = step(rules, world, answer);
  expect(result.world.pending.size).toBe(0);
  expect(result.events[0]).toMatchObject({
    type: 'walk-started',
    target: 'cafe',
    detail: { reason: 'a proper breakfast' },
  });
  expect(step(rules, result.world, answer).verdict.denial?.cause).toBe('unknown-effect');
});

it.each([
  ['an answer that is none', { outcome: 'text', value: 'sleep well' }],
  ['a failure', { outcome: 'failed' }],
  ['something that cannot be done', { outcome: 'text', value: { action: 'fly', reason: '' } }],
])('[LF20] after %s instinct decides', (_, answer) => {
  const { world } = live(flat({ controlledBy: 'model' }), { minutes: 0 });
  const [effect] = world.pending.ids();
  const result = step(rules, world, { type: 'answer', effect, ...answer } as Command);
  expect(result.verdict.allowed).toBe(true);
  expect(result.world.characters.get('yana')?.activity?.action).not.toBe('thinking');
});

it('[LF20] at the deadline instinct decides', () => {
  const { world, events } = live(flat({ controlledBy: 'model' }), { minutes: 5 });
  expect(world.pending.size).toBe(0);
  expect(told(events).length).toBeGreaterThan(1);
});

it('[LF20] what was asked is dropped when a need breaks the thinking off', () => {
  const needs = feeling({ satiety: 80, energy: 80, hygiene: 80, mood: 80, bladder: 10.1 });
  const asked = live(flat({ controlledBy: 'model', needs }), { minutes: 0 }).world;
  expect(asked.pending.size).toBe(1);
  const { world, events } = live(asked, { minutes: 3 });
  expect(told(events)).toContain('activity-interrupted thinking');
  for (const id of asked.pending.ids()) expect(world.pending.has(id)).toBe(false);
});

it('[LF21] a person undertakes an action, and is denied what cannot be', () => {
  const { world } = live(flat({ controlledBy: 'human', place: 'kitchen' }), { minutes: 0 });
  const act = (affordance: string) =>
    step(rules, world, {
      type: 'act',
      act: { verb: 'undertake', actor: 'yana', affordance },
    } as Command);
  expect(act('eat').world.characters.get('yana')?.activity?.action).toBe('eat');
  expect(act('fly').verdict.denial).toMatchObject({ cause: 'not-afforded', about: 'fly' });
  expect(
    step(rules, world, { type: 'act', act: { verb: 'look', actor: 'yana' } } as Command).verdict
      .allowed,
  ).toBe(true);
});
