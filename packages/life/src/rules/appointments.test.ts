// A promise is a moment of daily life: time stops there, and those who agreed to meet go and meet.
import {
  composeRulebook,
  documentOf,
  STAGE_RULES,
  stateHash,
  step,
  type World,
  worldFrom,
} from '@hakoniwa/stage';
import { aCharacter } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { activityLines } from '../chronicle/activity-log.ts';
import { lifeConfig } from '../config/life-config.ts';
import { doing, feeling, flat, live } from '../test/live.ts';
import { nextMoment } from './advance.ts';
import { lifeRules } from './life-rules.ts';

const MINUTE = 60_000;

function promised(more: object): World {
  const ayu = aCharacter('ayu', 'office', { money: 5_000, needs: feeling({}) });
  const world = flat({ place: 'bedroom' }, { people: [ayu] });
  const now = world.clock.now;
  const thread = {
    id: 'thread-1',
    kind: 'promise',
    text: 'I will meet you at the cafe.',
    owner: 'yana',
    toward: 'ayu',
    opened: now,
    openedBy: 1,
    due: now + 240 * MINUTE,
    ...more,
  };
  return worldFrom({ ...documentOf(world), threads: { 'thread-1': thread } } as never);
}

it('[LF60] both leave in time and meet', () => {
  const start = promised({ place: 'cafe' });
  const { world, events } = live(start, { decide: doing('sleep', 'sleep'), minutes: 245 });
  expect(world.characters.get('yana')?.place).toBe('cafe');
  expect(world.characters.get('ayu')?.place).toBe('cafe');
  const due = events.find(({ type }) => type === 'promise-due');
  expect(due).toMatchObject({ actor: 'yana', target: 'ayu', witnesses: ['ayu', 'yana'] });
  expect(events.find(({ type }) => type === 'activity-left')).toMatchObject({ actor: 'yana' });
});

it('[LF67] who leaves for a meeting follows the promise: a walk, then waiting there', () => {
  const start = promised({ place: 'cafe' });
  const { events } = live(start, { decide: doing('sleep', 'sleep'), minutes: 245 });
  const walk = events.find(({ type, actor }) => type === 'walk-started' && actor === 'yana');
  expect(walk?.why).toEqual({ goal: 'promise:thread-1', step: 0 });
  const adopted = walk?.patch.find(({ path }) => path === '/characters/yana/intention');
  expect(adopted).toMatchObject({
    op: 'add',
    value: {
      ...{ goal: 'promise:thread-1', at: 0 },
      steps: [{ do: { verb: 'move', target: 'cafe' } }, { live: { action: 'idle' } }],
    },
  });
  const waiting = events.findLast(({ type }) => type === 'activity-started');
  expect(waiting).toMatchObject({ why: { goal: 'promise:thread-1', step: 1 } });
});

it('[LF60] time stops at a promise where nothing else happens', () => {
  const { world } = live(promised({}), { decide: doing('sleep'), minutes: 1 });
  const due = world.threads.get('thread-1')?.due ?? 0;
  expect(nextMoment(world)).toBeLessThanOrEqual(due);
  const rules = composeRulebook(STAGE_RULES, lifeRules(lifeConfig(), doing('sleep')));
  const there = step(rules, world, { type: 'advance', to: due });
  const told = there.events.filter(({ type }) => type === 'promise-due');
  expect(told).toHaveLength(1);
  expect(there.world.clock.now).toBe(due);
  expect(nextMoment(there.world)).toBeGreaterThan(due);
  const line = activityLines({ config: lifeConfig(), world }, told[0] as never);
  expect(line.join()).toContain('🤝 has a promise to keep: “I will meet you at the cafe.”');
});

it('[LF7] an advance over a promise makes the same world as many short ones', () => {
  const start = promised({ place: 'cafe' });
  const config = lifeConfig();
  const { world, end } = live(start, { config, minutes: 500 });
  const rules = composeRulebook(STAGE_RULES, lifeRules(config));
  const long = step(rules, start, { type: 'advance', to: end });
  expect(stateHash(long.world)).toBe(stateHash(world));
});
