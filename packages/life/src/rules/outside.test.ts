// What minds outside may change: the day plan, and the small things that happen.
import {
  type Command,
  composeRulebook,
  MINUTE_MS,
  STAGE_RULES,
  step,
  type World,
} from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { activityLines } from '../chronicle/activity-log.ts';
import { todayText } from '../chronicle/today-text.ts';
import { lifeConfig } from '../config/life-config.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import { doing, flat, live, points } from '../test/live.ts';
import { lifeRules } from './life-rules.ts';

const episodes = [
  { id: 'view', action: 'rest', text: 'a fine view', effects: { mood: 5 } },
  { id: 'cat', action: 'move', text: 'a cat crossed the road', effects: { mood: 2 } },
];
const config = lifeConfig({
  file: { miniEpisode: { probability: 1 } },
  episodes,
  schedules: { yana: [{ at: '09:00', action: 'rest', place: 'cafe', minutes: 30 }] },
});
const rules = composeRulebook(STAGE_RULES, lifeRules(config, doing('rest')));

const asked = (world: World, kind: string) =>
  [...world.pending.values()].find((effect) => effect.kind === kind);

const answer = (world: World, kind: string, value: object | undefined) =>
  step(rules, world, {
    type: 'answer',
    effect: asked(world, kind)?.id,
    ...(value ? { outcome: 'text', value } : { outcome: 'failed' }),
  } as Command);

describe('day plans', () => {
  const decide = (schedule: object) => {
    const { world } = live(flat({ controlledBy: 'model' }), { config, minutes: 0 });
    return answer(world, 'life-decision', { action: 'rest', reason: 'a day off', schedule });
  };

  it('[LF32] a decision takes entries off the plan and puts others on, and the log says so', () => {
    const { world, events } = decide({
      remove: [{ at: '09:00' }],
      add: [
        { at: '10:00', action: 'eat', place: 'cafe' },
        { at: '08:30', action: 'work' },
      ],
    });
    expect(lifeStateOf(world, 'yana')?.schedule).toEqual([
      { at: '08:30', action: 'work' },
      { at: '10:00', action: 'eat', place: 'cafe' },
    ]);
    expect(events[0]).toMatchObject({
      type: 'schedule-changed',
      detail: { reason: 'a day off', removed: [{ at: '09:00' }] },
    });
    const lines = activityLines({ config, world }, events[0] as never);
    expect(lines).toEqual([
      '[08:00] yana 🗓️ changes plans: +10:00 eating, +08:30 working, −09:00 resting [a day off]',
    ]);
  });

  it('[LF32] what is not there is left out, and a plan that stays as it was is not told', () => {
    const { world, events } = decide({
      add: [
        { at: '10:00', action: 'fly' },
        { at: '11:00', action: 'eat', place: 'moon' },
      ],
    });
    expect(lifeStateOf(world, 'yana')?.schedule).toBeNull();
    expect(events.map(({ type }) => type)).not.toContain('schedule-changed');
  });

  it('[LF32] the changed plan is kept', () => {
    const free = lifeConfig({ schedules: config.schedules });
    const schedule = { add: [{ at: '08:30', action: 'eat', place: 'cafe' }] };
    const once = (view: Parameters<ReturnType<typeof doing>>[0]) =>
      view.today.length === 0
        ? { action: 'rest', durationMinutes: 30, reason: 'first', schedule }
        : { action: view.due?.entry.action ?? 'idle', reason: 'plan' };
    const { events } = live(flat(), { config: free, decide: once, minutes: 45 });
    expect(events.map(({ detail }) => (detail as { action?: string })?.action)).toContain('eat');
  });
});

describe('episodes', () => {
  const tired = () => {
    const { world } = live(flat({ controlledBy: 'model' }), { config, minutes: 0 });
    const resting = answer(world, 'life-decision', {
      action: 'rest',
      durationMinutes: 10,
      reason: 'tea',
    }).world;
    return step(rules, resting, { type: 'advance', to: resting.clock.now + 10 * MINUTE_MS }).world;
  };

  it('[LF33] a mind outside is asked, its points are clamped, and it stands with what was done', () => {
    const world = tired();
    expect(asked(world, 'life-episode')).toMatchObject({
      for: 'yana',
      payload: { action: 'rest', place: 'home' },
    });
    const mood = points(world, 'mood', world.clock.now);
    const value = { episode: 'the kettle sang', statChanges: { mood: 40, energy: -3 } };
    const result = answer(world, 'life-episode', value);
    expect(result.events[0]).toMatchObject({
      type: 'episode-happened',
      detail: { episode: { text: 'the kettle sang', effects: { mood: 10, energy: -3 } } },
    });
    expect(points(result.world, 'mood', world.clock.now)).toBeCloseTo(mood + 10, 6);
    const today = lifeStateOf(result.world, 'yana')?.today ?? [];
    expect(todayText({ config, world: result.world }, today)).toBe(
      '[Today so far]\n- 08:00 resting → the home (10 min) [tea]\n  ✨ the kettle sang',
    );
    expect(asked(result.world, 'life-episode')).toBeUndefined();
  });

  it.each([
    ['nonsense', { story: 1 }],
    ['a failure', undefined],
  ])('[LF33] after %s the pack’s table is drawn from', (_, value) => {
    const result = answer(tired(), 'life-episode', value);
    expect(result.events[0]?.detail).toMatchObject({
      episode: { text: 'a fine view', effects: { mood: 5 } },
    });
  });

  it('[LF33] and so it is when nobody answers', () => {
    const world = tired();
    const later = step(rules, world, { type: 'advance', to: world.clock.now + 60 * MINUTE_MS });
    expect(later.events.some(({ type }) => type === 'episode-happened')).toBe(true);
    expect(lifeStateOf(later.world, 'yana')?.today[0]?.episode).toBe('a fine view');
  });

  it('[LF18] a walk has its episodes too, and is part of the day', () => {
    const decide = doing({ action: 'move', target: 'cafe' });
    const { events, world } = live(flat(), { config, decide, minutes: 8 });
    const arrived = events.find(({ type }) => type === 'character-arrived');
    expect(arrived?.detail).toMatchObject({ episode: { text: 'a cat crossed the road' } });
    expect(lifeStateOf(world, 'yana')?.today[0]).toMatchObject({ action: 'move', place: 'cafe' });
  });
});

it('[LF24] what was done today is told as the specification writes it', () => {
  const world = { ...flat(), language: 'ja' as const };
  const at = 8 * 60 * MINUTE_MS;
  const done = { at, action: 'eat', place: 'cafe', minutes: 30, reason: '朝食を食べに' };
  const episode = '新メニューのパンケーキが美味しかった';
  expect(todayText({ config, world }, [{ ...done, episode }])).toBe(
    '【今日の行動】\n- 08:00 食事 → cafe (30分) [朝食を食べに]\n  ✨ 新メニューのパンケーキが美味しかった',
  );
});
