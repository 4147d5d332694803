// Decisions asked for ahead: kept until what is being done is over, and dropped when something comes first.
import {
  type Command,
  composeRulebook,
  MINUTE_MS,
  STAGE_RULES,
  step,
  type World,
} from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { feeling, flat, live, told } from '../test/live.ts';
import { lifeRules } from './life-rules.ts';

const rules = composeRulebook(STAGE_RULES, lifeRules(lifeConfig()));

const answered = (world: World, value: unknown, outcome = 'text'): World => {
  const [effect] = world.pending.ids();
  const result = step(rules, world, { type: 'answer', effect, outcome, value } as Command);
  expect(result.verdict.allowed).toBe(true);
  return result.world;
};

/** Busy with a rest of half an hour that a model decided on. */
const resting = (needs: Readonly<Record<string, number>> = {}): World => {
  const self = { controlledBy: 'model', needs: feeling(needs) };
  const { world } = live(flat(self), { minutes: 0 });
  return answered(world, { action: 'rest', durationMinutes: 30, reason: 'tired' });
};

const activityOf = (world: World) => world.characters.get('yana')?.activity;

it('[LF34] the next decision is asked for five minutes before the end', () => {
  const start = resting();
  const until = activityOf(start)?.until ?? 0;
  expect(start.pending.size).toBe(0);
  const minutes = (until - start.clock.now) / MINUTE_MS - 5;
  const { world } = live(start, { minutes });
  expect([...world.pending.values()]).toMatchObject([
    { kind: 'life-decision', for: 'yana', decideBy: until },
  ]);
  expect(activityOf(world)?.action).toBe('rest');
});

it('[LF34] what was decided is begun at the end, without a thought in between', () => {
  const { world } = live(resting(), { minutes: 26 });
  const kept = answered(world, { action: 'eat', target: 'cafe', reason: 'hungry' });
  expect(activityOf(kept)?.action).toBe('rest');
  expect(kept.pending.size).toBe(0);
  const after = live(kept, { minutes: 6 });
  expect(told(after.events)).toContain('walk-started move');
  expect(told(after.events).some((line) => line.includes('thinking'))).toBe(false);
});

it.each([
  ['no answer', undefined],
  ['a failure', 'failed'],
])('[LF34] with %s instinct decides at the end', (_, outcome) => {
  const { world } = live(resting(), { minutes: 26 });
  const asked = outcome === undefined ? world : answered(world, {}, outcome);
  const after = live(asked, { minutes: 6 });
  const lines = told(after.events);
  expect(lines).toContain('activity-completed rest');
  expect(lines.some((line) => line.includes('thinking'))).toBe(false);
  expect(activityOf(after.world)?.since).toBeGreaterThan(activityOf(asked)?.since ?? 0);
});

it('[LF34] a need that interrupts drops it', () => {
  const { world } = live(resting({ bladder: 14 }), { minutes: 26 });
  const kept = answered(world, { action: 'eat', reason: 'hungry' });
  const { events, world: later } = live(kept, { minutes: 60 });
  const lines = told(events);
  expect(lines.some((line) => line.startsWith('activity-interrupted'))).toBe(true);
  expect(lines.find((line) => line.startsWith('activity-started'))).toContain('toilet');
  expect(later.systems.get('life:yana')).not.toMatchObject({
    ahead: { decision: { action: 'eat' } },
  });
});
